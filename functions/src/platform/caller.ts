/** The caller according to the sign-in token, which is never trusted for a role. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  /** The token says that the e-mail address or the phone is verified. */
  readonly isVerified: boolean;
  /** The number, such as '+919845012345', whose code was the way in; null for any other way (rule: phone-sign-in). */
  readonly signInPhone: string | null;
  /** Whether the account exists and is enabled now: a token outlives its account by up to an hour. */
  readonly isOpen: () => Promise<boolean>;
}
