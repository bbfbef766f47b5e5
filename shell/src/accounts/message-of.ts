/** The message of an error, or `otherwise` for something thrown that is no error. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error ? error.message : otherwise;
