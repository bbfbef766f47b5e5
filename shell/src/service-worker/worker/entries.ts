/**
 * Entry scripts of remotes have no hash in their address, and browsers do not tell a worker which hash a page asks for. So the
 * worker remembers which one each page was told, and answers with that content; the browser checks it.
 */
import type { NamedFile } from '../named-files';
import { keptFile } from './stores';

/** As `/remotes.json` has it, as much as is needed. */
export interface Remote {
  readonly mount: string;
  readonly entry: string;
  readonly integrity: string | null;
  /** Hash of its `server/build.json`. */
  readonly rendering: string | null;
}

export const readRemotes = async (response: Response): Promise<readonly Remote[]> =>
  ((await response.json()) as { remotes: readonly Remote[] }).remotes;

export const entriesOf = (remotes: readonly Remote[]): NamedFile[] =>
  remotes.flatMap(({ entry: url, integrity }) => (integrity === null ? [] : [{ url, integrity }]));

/** By the id of the page. A worker that was stopped meanwhile has forgotten it, and asks the network. */
const filesByPage = new Map<string, readonly NamedFile[]>();
const maxPages = 20;

/** Notes what the page gets to know, in its document or in the list of remotes. */
export function noteTold(page: string, named: readonly NamedFile[]): void {
  filesByPage.delete(page);
  filesByPage.set(page, named);
  for (const oldest of [...filesByPage.keys()].slice(0, -maxPages)) filesByPage.delete(oldest);
}

/** @param offline what the shop that is kept consists of */
export async function answerEntry(
  { request, clientId }: FetchEvent,
  offline: () => Promise<readonly NamedFile[]>,
): Promise<Response> {
  const [address = '', retry] = request.url.split('?');
  const named = (files: readonly NamedFile[]) => files.find(({ url }) => url === address);
  const wanted = named(filesByPage.get(clientId) ?? []);
  const kept = wanted && retry === undefined ? await keptFile(wanted) : undefined;
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const last = wanted ?? named(await offline());
    const response = last && (await keptFile(last));
    if (response) return response;
    throw error;
  }
}
