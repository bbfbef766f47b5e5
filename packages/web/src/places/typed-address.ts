import * as v from 'valibot';
import { addressLabels, latitudeSchema, longitudeSchema } from '@basket/domain';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage';

const text = v.exactOptional(v.string());

/** The fields that somebody changed, as typed, and what belongs to them. */
const typedAddressSchema = v.object({
  fields: v.object({
    address: text,
    city: text,
    state: text,
    pincode: text,
    phone: text,
    hasReceiver: v.exactOptional(v.boolean()),
    receiverName: text,
    receiverPhone: text,
    instructions: text,
  }),
  /** Absent: as it was before somebody typed. */
  position: v.exactOptional(v.nullable(v.object({ latitude: latitudeSchema, longitude: longitudeSchema }))),
  label: v.exactOptional(v.picklist(addressLabels)),
  isDefault: v.exactOptional(v.boolean()),
});
export type TypedAddress = v.InferOutput<typeof typedAddressSchema>;

const storedSchema = v.object({ of: v.string(), typed: typedAddressSchema });

const keys = { checkout: storageKeys.typedDelivery, profile: storageKeys.typedAddress } as const;
type AddressForm = keyof typeof keys;

/**
 * What was typed into a form for an address and not sent yet (rule: typed-address): kept for this tab until it is saved or ordered, or
 * somebody signs out.
 *
 * @param of whose it is, and what the form began with: where they differ, what was typed is not theirs
 */
export function readTyped(form: AddressForm, of: string): TypedAddress | null {
  const stored = readStored(keys[form], storedSchema, 'session');
  return stored?.of === of ? stored.typed : null;
}

export function keepTyped(form: AddressForm, of: string, typed: TypedAddress): void {
  writeStored(keys[form], { of, typed }, 'session');
}

export const forgetTyped = (form: AddressForm): void => removeStored(keys[form], 'session');
