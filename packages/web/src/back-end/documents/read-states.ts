import { indianCitiesCollection, indianCitiesSchema, type IndianCities } from '@basket/domain';
import { appCheckToken } from '../firebase/firebase';
import { readCollection } from './rest-documents';

/** `indianCities`, which everybody may read, in alphabetical order. @throws as readCollection */
export async function readStates(): Promise<IndianCities[]> {
  const credentials = { idToken: null, appCheckToken: await appCheckToken() };
  const states = await readCollection(indianCitiesSchema, indianCitiesCollection, 50, credentials);
  return states.sort((a, b) => a.state.localeCompare(b.state));
}
