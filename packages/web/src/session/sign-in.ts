/** Lazy chunk: what a session does when somebody asks for it: the ways to an account, with a password or a code by SMS, and reading it again. */
import { defaultProfile, isUnnamed, type Profile, type Registration, type Role } from '@basket/domain';
import { CallRefusedError } from '../back-end/calls/call-errors';
import type { Candidate } from '../back-end/ports';
import { reportProblem } from '../platform/report-problem';
import { removeStored, storageKeys, writeStored } from '../platform/storage';
import { t } from '../texts';
import { withBackoff } from './backoff';
import { readProfile } from './read-profile';
import type { PhoneSignIn, Session } from './session';
import { roleMismatchMessage } from './session-state';
import type { SessionParts } from './start-session';

/** Signs in if the profile has the role (rule: login-role). */
export async function signIn(
  parts: SessionParts,
  ...[email, password, role, { onAuthenticated } = {}]: Parameters<Session['signIn']>
): Promise<Profile> {
  const candidate = await (await parts.auth.load()).authenticate(email, password);
  onAuthenticated?.();
  let profile: Profile;
  try {
    profile = await profileInRole(parts, candidate, role);
  } catch (error) {
    await candidate.discard();
    throw error;
  }
  await adopt(parts, candidate, profile);
  parts.ports.notify.success(t('session.welcomeBack'));
  return profile;
}

/** The stored profile, made where it is missing. @throws Error with a message fit for a person, also for another role */
async function profileInRole({ ports }: SessionParts, candidate: Candidate, role: Role): Promise<Profile> {
  const profile = await readProfile(ports.profiles, candidate).catch((cause: unknown) => {
    throw cause instanceof CallRefusedError
      ? cause
      : new Error(t('session.profileFailedTryAgain'), { cause });
  });
  if (profile.role !== role) throw new Error(roleMismatchMessage(role, profile.role));
  return profile;
}

/** Signs the candidate in, in every tab of this browser. */
async function adopt({ auth, current }: SessionParts, candidate: Candidate, profile: Profile): Promise<void> {
  current.expect(candidate.uid, profile);
  auth.report(await candidate.adopt());
  removeStored(storageKeys.temporaryProfile);
}

export async function signUp(
  { ports, auth }: SessionParts,
  email: string,
  password: string,
  registration: Registration,
): Promise<void> {
  const candidate = await (await auth.load()).register(email, password);
  const profile = { ...defaultProfile(email, Date.now()), ...registration };
  writeStored(storageKeys.temporaryProfile, { uid: candidate.uid, profile });
  try {
    await withBackoff(() => ports.profiles.complete(candidate, registration), ports.wait);
  } catch (error) {
    // The account exists: the failure is only logged, and the first sign-in completes the profile.
    reportProblem('The profile of a new account could not be stored', error);
  } finally {
    await candidate.discard();
  }
}

/** For customers only (rule: phone-sign-in). */
export async function sendPhoneCode(parts: SessionParts, phone: string): Promise<PhoneSignIn> {
  const { auth, ports } = parts;
  const sent = await (await auth.load()).sendCode(phone);
  let proven: Candidate | null = null;
  let unnamed: Profile | null = null;
  return {
    async confirm(code) {
      // A code counts once: what fails after it is tried again without.
      proven ??= await sent.confirm(code);
      const profile = await profileInRole(parts, proven, 'customer');
      if (isUnnamed(profile)) {
        unnamed = profile;
        return 'unnamed';
      }
      await adopt(parts, proven, profile);
      ports.notify.success(t('session.welcomeBack'));
      return 'signed-in';
    },
    async giveName(name) {
      if (!proven || !unnamed) throw new Error(t('session.codeFirst'));
      const contact = { name: name.trim(), phone: unnamed.phone || phone };
      await ports.profiles.rename(proven, contact);
      await adopt(parts, proven, { ...unnamed, ...contact });
      ports.notify.success(t('session.welcome', { name: contact.name }));
    },
    discard: () => sent.discard(),
  };
}

/** Asks Auth and the database again. */
export async function refresh({ ports, auth, current }: SessionParts): Promise<void> {
  await auth.load();
  await auth.whenAnswered();
  const account = current.get();
  if (!account) {
    ports.notify.info(t('session.none'));
    return;
  }
  await account.getToken(true);
  current.applyProfile(account, await readProfile(ports.profiles, account));
  ports.notify.success(t('session.refreshed'));
}
