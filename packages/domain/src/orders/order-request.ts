/** The parts of an order that a client sends. The checkout and an admin on the phone make them alike. */
import { fieldErrors, limitsOf, type FieldWords } from '../basics/field-errors';
import type { RefusalCode, RefusalFacts } from '../basics/refusal';
import type { Coordinates } from '../basics/schema';
import type { ChosenOption } from '../cart/chosen-option';
import { deliveryAddressSchema, type DeliveryAddress } from './order';
import { t } from '../texts';

interface WantedLine {
  readonly productId: string;
  readonly options: readonly Pick<ChosenOption, 'optionId'>[];
  readonly quantity: number;
}

/** The lines as the server gets them: ids and quantities, no name, no price (rule: server-prices). */
export const requestLines = (
  lines: readonly WantedLine[],
): { productId: string; optionIds: string[]; quantity: number }[] =>
  lines.map(({ productId, options, quantity }) => ({
    productId,
    optionIds: options.map(({ optionId }) => optionId),
    quantity,
  }));

/** A refusal as a screen gets it; a newer server may have one without a code of ours. */
export interface LineRefusal {
  readonly code: RefusalCode | 'newer';
  readonly facts: RefusalFacts;
  readonly message: string;
}

/** Why the server does not price or place lines, by the product's name; without a name the refusal's own message. */
export function lineRefusalText({ code, facts, message }: LineRefusal, name: string): string {
  const { available, limit } = facts;
  if (name === '') return message;
  switch (code) {
    case 'unknown_product':
      return t('lines.notSold', { name });
    case 'unknown_option':
      return t('lines.optionGone', { name });
    case 'out_of_stock':
      return Number(available) > 0
        ? t('lines.onlyLeft', { available: String(available), name })
        : t('lines.soldOut', { name });
    case 'quantity_too_large':
      return t('lines.tooMany', { limit: String(limit), name });
    default:
      return message;
  }
}

/** The name of the product in the facts of a refusal; '' for none. */
export const refusedName = ({ name }: RefusalFacts): string => (typeof name === 'string' ? name : '');

/** The form of a delivery as typed; phones contain digits only, and so does a pincode that is whole. */
export type DeliveryForm = Readonly<Record<Exclude<keyof DeliveryAddress, keyof Coordinates>, string>> & {
  /** Somebody else receives it (rule: receiver); what is typed of that person counts only then. */
  readonly hasReceiver: boolean;
};
export type DeliveryField = Exclude<keyof DeliveryForm, 'hasReceiver'>;

/** An empty form, its fields in the order in which they are shown and checked. */
export function emptyDelivery(): DeliveryForm {
  const place = { address: '', pincode: '', city: '', state: '', phone: '' };
  return { ...place, hasReceiver: false, receiverName: '', receiverPhone: '', instructions: '' };
}

/** Maximum length of a text field; undefined without a limit. */
export const maxDeliveryLength = (field: DeliveryField): number | undefined =>
  limitsOf(deliveryAddressSchema.entries[field]).maxLength;

/** One message per wrong field; empty when nothing is wrong (rules: delivery-fields, receiver). */
export const checkDelivery = (
  form: DeliveryForm,
  words?: FieldWords<keyof DeliveryAddress>,
): Partial<Record<DeliveryField, string>> => ({
  ...fieldErrors(deliveryAddressSchema, cleanedPlace(form), words),
  ...(form.hasReceiver && fieldErrors(deliveryAddressSchema, cleanedReceiver(form), words)),
});

/** The address to send. */
export const toDelivery = (form: DeliveryForm, position: Coordinates | null): DeliveryAddress => ({
  ...cleanedPlace(form),
  ...(form.hasReceiver && cleanedReceiver(form)),
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
});

/** A trimmed line; pasted characters that the server refuses become spaces. */
export const cleanLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const cleanedReceiver = ({ receiverName, receiverPhone }: DeliveryForm) => ({
  receiverName: cleanLine(receiverName),
  receiverPhone: receiverPhone.trim(),
});

const cleanedPlace = ({ address, city, state, pincode, phone, instructions }: DeliveryForm) => ({
  address: cleanLine(address),
  city: cleanLine(city),
  state: cleanLine(state),
  pincode: pincode.trim(),
  phone: phone.trim(),
  instructions: instructions.replace(/[^\P{Cc}\n\r\t]+/gu, ' ').trim(),
});
