/** The message of an error, or `otherwise` for a thrown value that is not an error. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error ? error.message : otherwise;
