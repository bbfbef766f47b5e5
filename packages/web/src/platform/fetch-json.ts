import * as v from 'valibot';
import { describeIssues, forReading } from '@basket/domain';

/** A file of our own that could not be fetched or does not have the agreed shape. */
export class BadResponseError extends Error {
  override readonly name = 'BadResponseError';
}

/**
 * Fetches JSON and parses it with its schema.
 *
 * @throws BadResponseError on another status than 2xx, on something that is not JSON (a host's HTML page), on another
 *   shape; TypeError when there is no connection
 */
export async function fetchJson<S extends v.GenericSchema>(
  url: string,
  schema: S,
  init?: RequestInit,
): Promise<v.InferOutput<S>> {
  const response = await fetch(url, init);
  if (!response.ok) throw new BadResponseError(`${url} answered ${response.status}`);
  return parseJson(url, schema, await response.text());
}

export function parseJson<S extends v.GenericSchema>(url: string, schema: S, text: string): v.InferOutput<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new BadResponseError(`${url} is not JSON`, { cause });
  }
  const result = v.safeParse(forReading(schema), value);
  if (!result.success) throw new BadResponseError(`${url}: ${describeIssues(result.issues).join('; ')}`);
  return result.output;
}
