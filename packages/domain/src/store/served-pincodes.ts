import * as v from 'valibot';
import { isPincode } from '../basics/pincode';
import { textSchema } from '../basics/schema';

const maxServedPincodes = 500;

/**
 * What is wrong with a list of pincodes, for the person who typed it; null if nothing is. A pincode that shares its first
 * two digits, its postal region, with no other of the list is taken for a typing error.
 */
export function servedPincodesProblem(pincodes: readonly string[]): string | null {
  const malformed = pincodes.find((pincode) => !isPincode(pincode));
  if (malformed !== undefined) return `“${malformed.slice(0, 12)}” is not a pincode, which has 6 digits`;
  if (pincodes.length > maxServedPincodes) return `List at most ${maxServedPincodes} pincodes`;
  const twice = pincodes.find((pincode, index) => pincodes.indexOf(pincode) !== index);
  if (twice !== undefined) return `${twice} is listed twice`;
  const regionOf = (pincode: string): string => pincode.slice(0, 2);
  const isAlone = (pincode: string): boolean =>
    pincodes.every((other) => other === pincode || regionOf(other) !== regionOf(pincode));
  const stray = pincodes.length > 1 ? pincodes.find(isAlone) : undefined;
  return stray === undefined ? null : `${stray} is far from the others: check its first two digits`;
}

export const servedPincodesSchema = v.pipe(
  v.array(textSchema(20)),
  v.check(
    (pincodes) => servedPincodesProblem(pincodes) === null,
    ({ input }) => servedPincodesProblem(input) ?? '',
  ),
);
