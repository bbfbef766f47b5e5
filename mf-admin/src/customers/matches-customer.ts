import type { Profile } from '@basket/domain';

/** Whether a search finds a profile: by name or e-mail in any case, or by part of the phone number in any notation. */
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

/** '9845021' for '+91 98450 21'; '' for text that is not part of a phone number. */
const digitsOfPhone = (text: string): string =>
  /^\+?[\d\s-]+$/.test(text) ? text.replace(/^\+91/, '').replace(/\D/g, '') : '';
