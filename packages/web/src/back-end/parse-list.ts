import type * as v from 'valibot';
import { InvalidDocumentError, parseDocument, type Stored } from '@basket/domain';
import { reportProblem } from '../platform/report-problem';

/** A document of a list, as the database returned it. */
export interface Found {
  readonly path: string;
  readonly id: string;
  readonly data: unknown;
}

/** Damaged documents that this page has reported; a live list comes again with every change. */
const reported = new Set<string>();

/**
 * Parses the documents of a list. One that does not fit its schema is left out and reported once, so that the others are shown
 * (rule: damage-set-aside).
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
      return [parseDocument(schema, path, id, data)];
    } catch (error) {
      if (!(error instanceof InvalidDocumentError)) throw error;
      damaged.push(error);
      return [];
    }
  });
  const [first] = damaged;
  if (first && sound.length === 0) throw first;
  for (const error of damaged) {
    if (reported.has(error.message)) continue;
    reported.add(error.message);
    reportProblem('A document is left out of a list', error);
  }
  return sound;
}
