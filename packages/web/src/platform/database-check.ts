import * as v from 'valibot';
import { readStored, storageKeys, tryToStore } from './storage';

/** `silent`: neither an answer nor a refusal came, as in browsers whose profile is damaged or locked. */
type DatabaseCheck = 'kept' | 'refused' | 'silent';

const databaseName = 'basket-express.check';
const storeName = 'check';
/** Shorter than the wait for a word about the session. */
const patienceMs = 4000;

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });

async function write(): Promise<DatabaseCheck> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(storeName);
  const database = await answerOf(opening);
  try {
    await answerOf(database.transaction(storeName, 'readwrite').objectStore(storeName).put(true, 'written'));
    return 'kept';
  } finally {
    database.close();
  }
}

/** Writes to this browser's database: storage that is full, forbidden or silent shows only then. Four seconds at most. */
export function checkDatabase(): Promise<DatabaseCheck> {
  const silence = new Promise<DatabaseCheck>((resolve) => setTimeout(() => resolve('silent'), patienceMs));
  const answer = write().catch((): DatabaseCheck => 'refused'); // what is not kept is told at the sign-in
  return Promise.race([answer, silence]);
}

/** Whether who signs in stays so after a reload. Auth keeps the account in local storage where there is no database. */
export const keepsAccounts = (check: DatabaseCheck): boolean =>
  check === 'kept' || tryToStore(storageKeys.storageCheck, true);

function hasAccountInStorage(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    return false; // see readStored
  }
}

/**
 * Goes on as in a browser that has no database. Firebase would wait for a silent one without an end, before each request of Auth.
 *
 * @throws Error with a text for the user when somebody may be signed in there: taken for a visitor, what this device keeps of them would go
 */
export function goWithoutDatabase(): void {
  if (readStored(storageKeys.sessionHint, v.object({})) !== null && !hasAccountInStorage())
    throw new Error(
      'The storage of this browser does not answer. Please close its other tabs, or use another browser.',
    );
  Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
}
