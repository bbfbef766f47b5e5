import type * as v from 'valibot';
import { indianCities, type Stored, type IndianCities } from '@basket/domain';
import { appCheckToken } from '../firebase/firebase';
import type { LiveQuery } from './live-query';
import { readIfThere, readQuery, type RestCredentials } from './rest-documents';

type IdToken = () => Promise<string | null>;

async function credentialsOf(idToken: IdToken): Promise<RestCredentials> {
  const [token, appCheck] = await Promise.all([idToken(), appCheckToken()]);
  return { idToken: token, appCheckToken: appCheck };
}

/**
 * One document as the signed-in account may read it, once; null when it does not exist.
 *
 * @throws as readIfThere
 */
export async function readAccountDocument<S extends v.GenericSchema>(
  schema: S,
  path: string,
  idToken: IdToken,
): Promise<Stored<v.InferOutput<S>> | null> {
  return readIfThere(schema, path, await credentialsOf(idToken));
}

/**
 * The documents that a query finds, as the signed-in account may read them, once.
 *
 * @throws as readQuery
 */
export async function readAccountQuery<S extends v.GenericSchema>(
  query: LiveQuery<S>,
  idToken: IdToken,
): Promise<Stored<v.InferOutput<S>>[]> {
  return readQuery(query, await credentialsOf(idToken));
}

/** `indianCities`, which everybody may read, in alphabetical order. @throws as readQuery */
export async function readStates(): Promise<IndianCities[]> {
  const query = { ...indianCities, limit: 50 };
  const states = await readQuery(query, await credentialsOf(() => Promise.resolve(null)));
  return states.sort((a, b) => a.state.localeCompare(b.state));
}
