import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
  type Auth,
  type Persistence,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AppConfig } from '../platform/config';
import type { Account, AuthPort, Candidate } from '../session/session-ports';
import { authErrorText } from './auth-error-text';

function authOn(app: FirebaseApp, config: AppConfig, persistence: Persistence[]): Auth {
  const auth = initializeAuth(app, { persistence });
  if (config.emulators) connectAuthEmulator(auth, config.emulators.authUrl, { disableWarnings: true });
  return auth;
}

const accountOf = (user: User): Account => ({
  uid: user.uid,
  email: user.email ?? '',
  getToken: (isFresh = false) => user.getIdToken(isFresh),
});

/**
 * Passwords are checked by a second, forgetful Auth of its own. Only who passes every check is handed to the real one:
 * a sign-in that is refused because of its role never appears in this or another tab, not even for a moment.
 */
async function authenticateApart(
  config: AppConfig,
  main: Auth,
  protect: (app: FirebaseApp) => unknown,
  attempt: (auth: Auth) => Promise<UserCredential>,
): Promise<Candidate> {
  const app = initializeApp(config.firebase, `sign-in-${crypto.randomUUID()}`);
  try {
    protect(app);
    const { user } = await attempt(authOn(app, config, [inMemoryPersistence]));
    return {
      ...accountOf(user),
      async adopt() {
        await updateCurrentUser(main, user);
        await deleteApp(app);
        if (!main.currentUser) throw new Error('Signing in failed. Please try again.');
        return accountOf(main.currentUser);
      },
      discard: () => deleteApp(app),
    };
  } catch (cause) {
    await deleteApp(app);
    throw new Error(authErrorText(cause), { cause });
  }
}

/**
 * @param app the page's Firebase app
 * @param protect starts App Check on a further app
 */
export function createAuthPort(
  app: FirebaseApp,
  config: AppConfig,
  protect: (app: FirebaseApp) => unknown,
): AuthPort {
  const main = authOn(app, config, [indexedDBLocalPersistence, browserLocalPersistence]);
  return {
    onAccountChanged: (listener) => onAuthStateChanged(main, (user) => listener(user && accountOf(user))),
    authenticate: (email, password) =>
      authenticateApart(config, main, protect, (auth) => signInWithEmailAndPassword(auth, email, password)),
    register: (email, password) =>
      authenticateApart(config, main, protect, (auth) =>
        createUserWithEmailAndPassword(auth, email, password),
      ),
    signOut: () => signOut(main),
  };
}
