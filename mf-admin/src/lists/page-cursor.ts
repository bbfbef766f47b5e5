/** A page of a table begins after this row; the table is sorted newest first. */
export interface PageCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** '1700000000000_abc' as a cursor; null for anything else. */
export function readCursor(text: string | null): PageCursor | null {
  const [, createdAt, id] = /^(\d{1,16})_([A-Za-z0-9][\w-]{0,127})$/.exec(text ?? '') ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}

export const cursorText = ({ createdAt, id }: PageCursor): string => `${createdAt}_${id}`;

/** The queries of the earlier pages, first page first, from the history's state. Null for any other state. */
export function readTrail(state: unknown): readonly string[] | null {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) && trail.every((query) => typeof query === 'string') ? trail : null;
}
