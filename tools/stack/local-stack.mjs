/**
 * Programs that work on the local stack or on a real project: without a project they use the stack, never a real one by accident.
 * @module
 */
import { portsAt } from '../base/ports.mjs';
import { UserError } from '../base/user-error.mjs';

/** Points the Firebase SDKs at the running stack. @throws {UserError} when it does not answer */
export async function useLocalStack() {
  const ports = portsAt();
  process.env.METADATA_SERVER_DETECTION ??= 'none'; // Google's libraries would look for a server of Google, and warn
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${ports.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${ports.auth}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= `127.0.0.1:${ports.storage}`;
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/`;
  try {
    await fetch(url, { signal: AbortSignal.timeout(5000) });
  } catch (cause) {
    throw new UserError(
      `The local stack does not answer at ${url}. Start it with "npm start", or name a --project.`,
      { cause },
    );
  }
}
