/** Where Firebase Auth keeps the account of a browser. */
const authDatabase = 'firebaseLocalStorageDb';

/** False if Auth has never kept an account in this browser; true where the browser does not say. */
export async function mayHaveAccount(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === authDatabase);
  } catch {
    return true; // older browsers, private windows
  }
}
