import { useState } from 'react';
import type { SchemaOf, Stored } from '@basket/domain';
import { useLiveQuery, type Live, type LiveQuery } from '@basket/web';

/** A row that can be read page by page. */
export interface Dated {
  readonly createdAt: number;
}
type After = (Dated & { readonly id: string }) | null;

/** A list that is read in batches, newest first. */
export interface ExportSource<T extends Dated> {
  readonly query: (after: After) => LiveQuery<SchemaOf<T>>;
  /** The rows of the file for documents of a batch, of which a search may leave out some. */
  readonly rowsOf: (batch: readonly Stored<T>[]) => readonly (readonly string[])[];
  /** The most documents that are read. */
  readonly most: number;
}

export interface ExportRows {
  /** The batch that was read last. */
  readonly live: Live<unknown>;
  readonly rows: readonly (readonly string[])[];
  /** Documents that were looked at. */
  readonly examined: number;
  readonly isComplete: boolean;
  /** There are more documents than are exported. */
  readonly isCut: boolean;
}

interface ReadSoFar extends Pick<ExportRows, 'rows' | 'examined'> {
  readonly after: After;
}

/** The rows of a list for a file. A component that uses it is mounted anew for each export. */
export function useExportRows<T extends Dated>({ query, rowsOf, most }: ExportSource<T>): ExportRows {
  const [passed, setPassed] = useState<ReadSoFar>({ rows: [], examined: 0, after: null });
  const wanted = query(passed.after);
  const live = useLiveQuery(wanted);
  if (live.status !== 'ready' || live.isFromCache)
    return { live, rows: passed.rows, examined: passed.examined, isComplete: false, isCut: false };
  const rows = [...passed.rows, ...rowsOf(live.data)];
  const examined = passed.examined + live.data.length;
  const last = live.data.length === wanted.limit ? live.data.at(-1) : undefined;
  const isCut = last !== undefined && examined >= most;
  if (last && !isCut) setPassed({ rows, examined, after: { createdAt: last.createdAt, id: last.id } });
  return { live, rows, examined, isComplete: !last || isCut, isCut };
}
