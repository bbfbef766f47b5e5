import type * as v from 'valibot';
import { create } from 'zustand';
import { InvalidDocumentError, parseDocument, type Stored } from '@basket/domain';
import { reportProblem } from '../../platform/report-problem';

/** Paths of documents that lists of this page leave out because they cannot be read; for those who can have them repaired. */
export const useLeftOutDocuments = create<readonly string[]>(() => []);

const damagedPaths = useLeftOutDocuments.getState;
const setDamagedPaths = (to: readonly string[]): void => useLeftOutDocuments.setState(to, true);

/** A document of a list, as the database returned it. */
export interface Found {
  readonly path: string;
  readonly id: string;
  readonly data: unknown;
}

/**
 * Parses the documents of a list. One that does not fit its schema is left out, noted for admins and reported once, so that the
 * others are shown (rule: damage-set-aside).
 *
 * @throws InvalidDocumentError when there are documents and none of them fits: a list that looks empty would be wrong
 */
export function parseList<S extends v.GenericSchema>(
  schema: S,
  found: readonly Found[],
): Stored<v.InferOutput<S>>[] {
  const damaged: InvalidDocumentError[] = [];
  const sound = found.flatMap(({ path, id, data }) => {
    try {
      const document = parseDocument(schema, path, id, data);
      if (damagedPaths().includes(path)) setDamagedPaths(damagedPaths().filter((other) => other !== path));
      return [document];
    } catch (error) {
      if (!(error instanceof InvalidDocumentError)) throw error;
      damaged.push(error);
      return [];
    }
  });
  // A live list comes again with every change.
  for (const error of damaged) {
    if (damagedPaths().includes(error.path)) continue;
    setDamagedPaths([...damagedPaths(), error.path]);
    reportProblem('A document is left out of a list', error);
  }
  const [first] = damaged;
  if (first && sound.length === 0) throw first;
  return sound;
}
