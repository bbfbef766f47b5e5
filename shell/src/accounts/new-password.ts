/**
 * The password of an account that was just created, for the sign-in page that follows (rule: sign-in-ready). It is in memory alone: the
 * browser keeps the state of its history on disk.
 */
let known: { readonly email: string; readonly password: string } | null = null;

export function passOnPassword(email: string, password: string): void {
  known = { email, password };
}

/** The password that was just chosen for this address; '' for any other, and after `forgetPassword`. */
export const passedPassword = (email: string): string => (known?.email === email ? known.password : '');

export function forgetPassword(): void {
  known = null;
}
