import { t } from '../texts';

/**
 * The messages of schemas are codes, with their facts behind: `range 1 99`. Pages parse all that they load with the same schemas, and need
 * no sentence for that; forms say one.
 */
const sentences = {
  accountNumber: () => t('fields.accountNumber'),
  blank: () => t('fields.blank'),
  brokenCharacters: () => t('fields.brokenCharacters'),
  controlCharacters: () => t('fields.controlCharacters'),
  email: () => t('fields.email'),
  empty: () => t('fields.empty'),
  fourDigits: () => t('fields.fourDigits'),
  gatewaySecret: () => t('fields.gatewaySecret'),
  halfPosition: () => t('fields.halfPosition'),
  halfReceiver: () => t('fields.halfReceiver'),
  id: () => t('fields.id'),
  ifscCode: () => t('fields.ifscCode'),
  leadingZero: () => t('fields.leadingZero'),
  mapTiles: () => t('fields.mapTiles'),
  mobileStart: () => t('fields.mobileStart'),
  mostADay: () => t('fields.mostADay'),
  number: () => t('fields.number'),
  pincodes: () => t('fields.pincodes'),
  range: (min: string, max: string) => t('fields.range', { min, max }),
  shopPhone: () => t('fields.shopPhone'),
  signature: () => t('fields.signature'),
  sixDigits: () => t('fields.sixDigits'),
  tenDigits: () => t('fields.tenDigits'),
  timeOfDay: () => t('fields.timeOfDay'),
  tooLong: (max: string) => t('fields.tooLong', { max }),
  tooShort: (min: string) => t('fields.tooShort', { min }),
  wholeNumber: () => t('fields.wholeNumber'),
  zero: () => t('fields.zero'),
};

/** A message of a schema. */
export type FieldMessage =
  | keyof typeof sentences
  | `${'tooLong' | 'tooShort'} ${number}`
  | `range ${number} ${number}`;

/** The sentence of a schema's message. It continues the name of its field: 'must be 10 digits'. Other messages stay as they are. */
export function fieldSentence(message: string): string {
  const [code = '', min = '', max = ''] = message.split(' ');
  return Object.hasOwn(sentences, code) ? sentences[code as keyof typeof sentences](min, max) : message;
}
