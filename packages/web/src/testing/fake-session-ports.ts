import { defaultProfile, type Profile, type Registration, type Role } from '@basket/domain';
import { followProfile } from '../session/follow-profile';
import { ProfileMissingError, type Account, type AuthPort, type Candidate } from '../back-end/ports';
import type { SessionPorts } from '../session/session-ports';

interface FakeAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

export const aProfile = (
  email: string,
  role: Role = 'customer',
  changes: Partial<Profile> = {},
): Profile => ({
  ...defaultProfile(email, 1),
  name: 'Ananya Sharma',
  role,
  ...changes,
});

/** The code in the SMS; the account of a number has the number as its uid. */
export const rightCode = '123456';

/**
 * An authentication service and a database in memory, for tests of the session: the same promises as the real ones,
 * answers when the test says so.
 */
export class FakeBackEnd {
  readonly accounts: FakeAccount[] = [];
  readonly profiles = new Map<string, Profile>();
  /** Calls in order, e.g. `read ananya`. */
  readonly calls: string[] = [];
  readonly said: string[] = [];
  forgotten = 0;
  /** Set: reading a profile fails with it. */
  readFailure: Error | null = null;
  completeFailure: Error | null = null;
  renameFailure: Error | null = null;
  signOutFailure: Error | null = null;
  authLoads = 0;
  /** Whether Auth's own storage may hold an account. */
  mayHaveAccount = true;
  private signedIn: Account | null = null;
  private listeners: ((account: Account | null) => void)[] = [];
  private isAnswering = false;
  private shownTasks: (() => void)[] = [];
  private waits: { ms: number; done: () => void }[] = [];

  addAccount(uid: string, email: string, profile: Profile | null): void {
    this.accounts.push({ uid, email, password: 'basket123' });
    if (profile) this.profiles.set(uid, profile);
  }

  accountOf(uid: string): Account {
    const found = this.accounts.find((account) => account.uid === uid);
    if (!found) throw new Error(`No account ${uid}`);
    return {
      uid,
      email: found.email,
      getToken: (isFresh) => {
        this.calls.push(`${isFresh ? 'fresh token' : 'token'} ${uid}`);
        return Promise.resolve(`token of ${uid}`);
      },
    };
  }

  /** Somebody has signed in on an earlier visit, and this browser kept it. */
  signInEarlier(uid: string): void {
    this.signedIn = this.accountOf(uid);
  }

  /** Auth says who is there, now and from now on. */
  answer(): void {
    this.isAnswering = true;
    this.tell();
  }

  /** Somebody signed in or out in another tab. */
  changeElsewhere(uid: string | null): void {
    this.signedIn = uid === null ? null : this.accountOf(uid);
    this.tell();
  }

  /** The first view is there. */
  async showPage(): Promise<void> {
    for (const task of this.shownTasks.splice(0)) task();
    await settle();
  }

  /** Lets the waits of exactly this length end. */
  async pass(ms: number): Promise<void> {
    const due = this.waits.filter((wait) => wait.ms === ms);
    this.waits = this.waits.filter((wait) => wait.ms !== ms);
    for (const { done } of due) done();
    await settle();
  }

  get waiting(): number[] {
    return this.waits.map(({ ms }) => ms);
  }

  readonly ports: SessionPorts = {
    loadAuth: () => {
      this.authLoads += 1;
      return Promise.resolve(this.auth);
    },
    mayHaveAccount: () => Promise.resolve(this.mayHaveAccount),
    profiles: {
      read: ({ uid }) => {
        this.calls.push(`read ${uid}`);
        if (this.readFailure) return Promise.reject(this.readFailure);
        const profile = this.profiles.get(uid);
        return profile ? Promise.resolve(profile) : Promise.reject(new ProfileMissingError('missing'));
      },
      ensure: ({ uid, email }) => {
        this.calls.push(`ensure ${uid}`);
        const profile = this.profiles.get(uid) ?? defaultProfile(email, 1);
        this.profiles.set(uid, profile);
        return Promise.resolve(profile);
      },
      complete: ({ uid, email }, registration: Registration) => {
        this.calls.push(`complete ${uid}`);
        if (this.completeFailure) return Promise.reject(this.completeFailure);
        const profile = { ...defaultProfile(email, 1), ...registration };
        this.profiles.set(uid, profile);
        return Promise.resolve(profile);
      },
      rename: ({ uid }, contact) => {
        this.calls.push(`rename ${uid}`);
        if (this.renameFailure) return Promise.reject(this.renameFailure);
        const profile = this.profiles.get(uid);
        if (profile) this.profiles.set(uid, { ...profile, ...contact });
        return Promise.resolve();
      },
    },
    forget: () => {
      this.forgotten += 1;
    },
    notify: {
      success: (text) => void this.said.push(text),
      error: (text) => void this.said.push(text),
      info: (text) => void this.said.push(text),
    },
    followProfile: (current) => followProfile(current, this.ports.wait),
    roleChanged: (role) => void this.said.push(`now: ${role}`),
    whenPageIsShown: (task) => void this.shownTasks.push(task),
    wait: (ms) => new Promise((done) => this.waits.push({ ms, done })),
  };

  private readonly auth: AuthPort = {
    onAccountChanged: (listener) => {
      this.listeners.push(listener);
      if (this.isAnswering) listener(this.signedIn);
      return () => undefined;
    },
    authenticate: (email, password) => {
      const found = this.accounts.find((account) => account.email === email && account.password === password);
      if (!found) return Promise.reject(new Error('The e-mail address or the password is not correct.'));
      return Promise.resolve(this.candidate(found.uid));
    },
    register: (email) => {
      this.addAccount(`new-${email}`, email, null);
      return Promise.resolve(this.candidate(`new-${email}`));
    },
    sendCode: (phone) => {
      this.calls.push(`send code to ${phone}`);
      return Promise.resolve({
        confirm: (code) => {
          this.calls.push(`confirm ${code}`);
          if (code !== rightCode) return Promise.reject(new Error('This code is not correct.'));
          if (!this.accounts.some(({ uid }) => uid === phone)) this.addAccount(phone, '', null);
          return Promise.resolve(this.candidate(phone));
        },
        discard: () => {
          this.calls.push(`discard code to ${phone}`);
          return Promise.resolve();
        },
      });
    },
    signOut: () => {
      if (this.signOutFailure) return Promise.reject(this.signOutFailure);
      this.changeElsewhere(null);
      return Promise.resolve();
    },
    leaveClosed: () => {
      this.said.push('Your account was closed');
      this.changeElsewhere(null);
      return Promise.resolve();
    },
    // Not a part of the session's life: see shell/src/accounts.
    sendPasswordReset: () => Promise.resolve(),
    checkResetCode: () => Promise.resolve(null),
    setPassword: () => Promise.resolve(false),
    sendVerification: () => Promise.resolve(false),
    verifyEmail: () => Promise.resolve(false),
  };

  private candidate(uid: string): Candidate {
    return {
      ...this.accountOf(uid),
      adopt: () => {
        this.calls.push(`adopt ${uid}`);
        this.changeElsewhere(uid);
        return Promise.resolve(this.accountOf(uid));
      },
      discard: () => {
        this.calls.push(`discard ${uid}`);
        return Promise.resolve();
      },
    };
  }

  private tell(): void {
    if (!this.isAnswering) return;
    for (const listener of this.listeners) listener(this.signedIn);
  }
}

/** Everything that can happen without time passing has happened. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}
