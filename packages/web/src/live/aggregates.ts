import { session } from '../session/current-session';
import { loadBackEnd } from '../back-end/load-back-end';
import type { Filter } from '../back-end/documents/live-query';

/** How many documents there are, counted by the server: one read per thousand, not one each. */
export const countDocuments = (collection: string, where: readonly Filter[] = []): Promise<number> =>
  ask(collection, where, null);

/** The sum of a number field over documents, added up by the server. */
export const sumDocuments = (
  collection: string,
  field: string,
  where: readonly Filter[] = [],
): Promise<number> => ask(collection, where, field);

async function ask(collection: string, where: readonly Filter[], field: string | null): Promise<number> {
  await session.idToken();
  const { sdk, firestore } = await (await loadBackEnd()).loadFirestore();
  return sdk.aggregate(firestore, collection, where, field);
}
