import * as v from 'valibot';
import type { FieldMessage } from '../basics/field-messages';
import { isPincode } from '../basics/pincode';
import { textSchema } from '../basics/schema';
import { t } from '../texts';

const maxServedPincodes = 500;

const malformedIn = (pincodes: readonly string[]) => pincodes.find((pincode) => !isPincode(pincode));
const doubleIn = (pincodes: readonly string[]) =>
  pincodes.find((pincode, index) => pincodes.indexOf(pincode) !== index);

/** The error in a list of pincodes, for the person who typed it; null if there is none. */
export function servedPincodesProblem(pincodes: readonly string[]): string | null {
  const malformed = malformedIn(pincodes);
  if (malformed !== undefined) return t('pincodes.malformed', { pincode: malformed.slice(0, 12) });
  if (pincodes.length > maxServedPincodes) return t('pincodes.tooMany', { limit: maxServedPincodes });
  const pincode = doubleIn(pincodes);
  return pincode === undefined ? null : t('pincodes.twice', { pincode });
}

/**
 * Pincodes that share their first two digits, the postal region, with no other of the list: a typing error, or a town that
 * lies in several regions, as Delhi with Noida (201301) and Gurugram (122002) does. Only a person knows which.
 */
export function farPincodes(pincodes: readonly string[]): readonly string[] {
  if (pincodes.length < 2) return [];
  const regionOf = (pincode: string): string => pincode.slice(0, 2);
  return pincodes.filter((pincode) =>
    pincodes.every((other) => other === pincode || regionOf(other) !== regionOf(pincode)),
  );
}

export const servedPincodesSchema = v.pipe(
  v.array(textSchema(20)),
  v.check(
    (pincodes) =>
      pincodes.length <= maxServedPincodes &&
      malformedIn(pincodes) === undefined &&
      doubleIn(pincodes) === undefined,
    'pincodes' satisfies FieldMessage,
  ),
);
