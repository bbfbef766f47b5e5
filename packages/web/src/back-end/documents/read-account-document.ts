import type * as v from 'valibot';
import type { Stored } from '@basket/domain';
import { appCheckToken } from '../firebase/firebase';
import { readIfThere } from './rest-documents';

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
