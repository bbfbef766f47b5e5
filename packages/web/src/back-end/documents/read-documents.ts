import type * as v from 'valibot';
import { type Stored, indianCitiesCollection, indianCitiesSchema, type IndianCities } from '@basket/domain';
import { appCheckToken } from '../firebase/firebase';
import { readIfThere, readCollection } from './rest-documents';

/**
 * One document as the signed-in account may read it, once; null when it does not exist.
 *
 * @throws as readIfThere
 */
export async function readAccountDocument<S extends v.GenericSchema>(
  schema: S,
  path: string,
  idToken: () => Promise<string | null>,
): Promise<Stored<v.InferOutput<S>> | null> {
  const [token, appCheck] = await Promise.all([idToken(), appCheckToken()]);
  return readIfThere(schema, path, { idToken: token, appCheckToken: appCheck });
}

/** `indianCities`, which everybody may read, in alphabetical order. @throws as readCollection */
export async function readStates(): Promise<IndianCities[]> {
  const credentials = { idToken: null, appCheckToken: await appCheckToken() };
  const states = await readCollection(indianCitiesSchema, indianCitiesCollection, 50, credentials);
  return states.sort((a, b) => a.state.localeCompare(b.state));
}
