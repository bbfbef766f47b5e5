import * as v from 'valibot';
import { addressLabels, latitudeSchema, longitudeSchema } from '@basket/domain';
import { readStored, storageKeys, writeStored } from '../platform/storage';

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

const formSchema = v.optional(v.object({ of: v.string(), typed: typedAddressSchema }));
/** One key, of which signing out has to know. */
const storedSchema = v.object({ checkout: formSchema, profile: formSchema });
type Stored = v.InferOutput<typeof storedSchema>;
type AddressForm = keyof Stored;

const key = storageKeys.typedAddress;
const readAll = (): Stored => readStored(key, storedSchema, 'session') ?? {};

/**
 * The address that was typed into a form and not sent yet (rule: typed-address): kept for this tab until it is saved or ordered, or
 * somebody signs out.
 *
 * @param of whose it is, and what the form began with: where they differ, what was typed is not theirs
 */
export function readTyped(form: AddressForm, of: string): TypedAddress | null {
  const stored = readAll()[form];
  return stored?.of === of ? stored.typed : null;
}

export function keepTyped(form: AddressForm, of: string, typed: TypedAddress): void {
  writeStored(key, { ...readAll(), [form]: { of, typed } }, 'session');
}

export function forgetTyped(form: AddressForm): void {
  const { [form]: typed, ...others } = readAll();
  if (typed) writeStored(key, others, 'session');
}
