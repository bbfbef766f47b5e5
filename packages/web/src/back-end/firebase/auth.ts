import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
  verifyPasswordResetCode,
  type Auth,
  type Persistence,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { languageOf } from '@basket/domain';
import type { AppConfig } from '../../platform/config';
import { reportProblem } from '../../platform/report-problem';
import type { Account, AuthPort, Candidate } from '../ports';
import { t } from '../../texts';
import { toast } from '../../toast/toast';
import { authErrorText, codeOf } from './auth-error-text';

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

/** A second Auth, which keeps nothing. */
interface Apart {
  readonly auth: Auth;
  readonly candidateOf: (user: User) => Candidate;
  readonly discard: () => Promise<void>;
}

/** The Auth of the page. */
interface Main {
  readonly auth: Auth;
  /** Whether somebody who signs in stays so after a reload. */
  readonly keepsAccounts: boolean;
}

/**
 * Runs the steps of a sign-in with a second Auth. Only an account that passes every check is handed to the main Auth: a
 * sign-in that is refused because of its role never appears in any tab, not even for a moment.
 */
async function apart<T>(
  config: AppConfig,
  main: Main,
  protect: (app: FirebaseApp) => unknown,
  attempt: (apart: Apart) => Promise<T>,
): Promise<T> {
  const app = initializeApp(config.firebase, `sign-in-${crypto.randomUUID()}`);
  const discard = () => deleteApp(app);
  try {
    protect(app);
    const candidateOf = (user: User): Candidate => ({
      ...accountOf(user),
      async adopt() {
        await updateCurrentUser(main.auth, user);
        await discard();
        if (!main.auth.currentUser) throw new Error(t('auth.signInFailed'));
        if (!main.keepsAccounts) toast.info(t('auth.notKept'));
        return accountOf(main.auth.currentUser);
      },
      discard,
    });
    return await attempt({ auth: authOn(app, config, [inMemoryPersistence]), candidateOf, discard });
  } catch (error) {
    await discard();
    throw error;
  }
}

async function authenticate(
  { auth, candidateOf }: Apart,
  attempt: (auth: Auth) => Promise<UserCredential>,
): Promise<Candidate> {
  try {
    return candidateOf((await attempt(auth)).user);
  } catch (cause) {
    throw new Error(authErrorText(cause), { cause });
  }
}

/** The code for it is fetched by whoever uses this way: most sign in with a password. */
async function sendCode({ auth, candidateOf, discard }: Apart, phone: string, isEmulated: boolean) {
  const { sendPhoneCode } = await import(/* webpackChunkName: "phone-code" */ './phone-code');
  const confirm = await sendPhoneCode(auth, phone, isEmulated);
  return { confirm: async (code: string) => candidateOf(await confirm(code)), discard };
}

/** Codes of links that no longer work. */
const deadLinks: ReadonlySet<string | null> = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
]);

async function withMailedCode<T>(attempt: Promise<T>, otherwise: string): Promise<T | null> {
  try {
    return await attempt;
  } catch (cause) {
    if (deadLinks.has(codeOf(cause))) return null;
    throw new Error(authErrorText(cause, otherwise), { cause });
  }
}

/** A mail is in the language of the page. @returns the page that its link leads to */
function afterMail(auth: Auth): { url: string } {
  auth.languageCode = languageOf(document.documentElement.lang).code;
  return { url: `${window.location.origin}/login` };
}

async function createAccount(auth: Auth, email: string, password: string): Promise<UserCredential> {
  const made = await createUserWithEmailAndPassword(auth, email, password);
  // The account exists; anybody who does not get the mail can ask for another on the profile page.
  await sendEmailVerification(made.user, afterMail(auth)).catch((cause: unknown) =>
    reportProblem('The mail that verifies an address could not be sent', cause),
  );
  return made;
}

async function sendVerification(auth: Auth): Promise<boolean> {
  const { currentUser: user } = auth;
  if (!user) throw new Error(t('auth.signInFirst'));
  try {
    await reload(user);
    if (user.emailVerified) await user.getIdToken(true);
    else await sendEmailVerification(user, afterMail(auth));
    return !user.emailVerified;
  } catch (cause) {
    throw new Error(authErrorText(cause, t('auth.mailNotSent')), { cause });
  }
}

/** The other tabs, and the next operation, learn of it from the fresh token. */
async function verifyEmail(auth: Auth, code: string): Promise<boolean> {
  const applied = await withMailedCode(
    applyActionCode(auth, code).then(() => true),
    t('auth.notVerified'),
  );
  await auth.authStateReady();
  await auth.currentUser?.getIdToken(true);
  return applied ?? false;
}

/** Signs out and says why, in one message however many refused requests of a page call this. */
async function leaveClosed(auth: Auth): Promise<void> {
  if (!auth.currentUser) return;
  toast.info(t('auth.closed'));
  await signOut(auth);
}

async function sendPasswordReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, afterMail(auth));
  } catch (cause) {
    // Projects without e-mail enumeration protection report this; it must not reach the visitor.
    if (codeOf(cause) === 'auth/user-not-found') return;
    throw new Error(authErrorText(cause, t('auth.mailNotSent')), { cause });
  }
}

/**
 * @param app the page's Firebase app
 * @param protect starts App Check on a further app
 * @param keepsAccounts whether this browser keeps who signs in; who does is told where it does not
 */
export function createAuthPort(
  app: FirebaseApp,
  config: AppConfig,
  protect: (app: FirebaseApp) => unknown,
  keepsAccounts: boolean,
): AuthPort {
  const main = authOn(app, config, [indexedDBLocalPersistence, browserLocalPersistence]);
  const signInApart = <T>(attempt: (own: Apart) => Promise<T>): Promise<T> =>
    apart(config, { auth: main, keepsAccounts }, protect, attempt);
  return {
    onAccountChanged: (listener) => onAuthStateChanged(main, (user) => listener(user && accountOf(user))),
    authenticate: (email, password) =>
      signInApart((own) => authenticate(own, (auth) => signInWithEmailAndPassword(auth, email, password))),
    register: (email, password) =>
      signInApart((own) => authenticate(own, (auth) => createAccount(auth, email, password))),
    sendCode: (phone) => signInApart((own) => sendCode(own, phone, config.emulators !== null)),
    signOut: () => signOut(main),
    leaveClosed: () => leaveClosed(main),
    sendPasswordReset: (email) => sendPasswordReset(main, email),
    checkResetCode: (code) =>
      withMailedCode(verifyPasswordResetCode(main, code), t('auth.passwordNotChanged')),
    setPassword: async (code, password) =>
      (await withMailedCode(
        confirmPasswordReset(main, code, password).then(() => true),
        t('auth.passwordNotChanged'),
      )) ?? false,
    sendVerification: () => sendVerification(main),
    verifyEmail: (code) => verifyEmail(main, code),
  };
}
