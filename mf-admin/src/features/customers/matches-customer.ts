import type { Profile } from '@basket/domain';

/** Name or e-mail without regard to case, or part of the phone number, however it is written (spec section 5). */
export function matchesCustomer(
  { name, email, phone }: Pick<Profile, 'name' | 'email' | 'phone'>,
  search: string,
): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  if (name.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted)) return true;
  const digits = digitsOfPhone(wanted);
  return digits !== '' && phone.includes(digits);
}

/** '+91 98450 21' is 9845021; '' for what is no part of a phone number. */
const digitsOfPhone = (text: string): string =>
  /^\+?[\d\s-]+$/.test(text) ? text.replace(/^\+91/, '').replace(/\D/g, '') : '';
