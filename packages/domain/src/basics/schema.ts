import * as v from 'valibot';
import { cleanText, isWellFormed } from './clean-text';
import { toLatinDigits } from './latin-digits';
import type { FieldMessage } from './field-messages';

/**
 * Building blocks of every document and contract. Objects are strict on purpose: an unknown key of a request is a
 * mistake or an attack, never something to carry along. What is read goes through `forReading`, which ignores such keys.
 *
 * Limits and messages are written here and nowhere else: forms read them from the schema of the contract that they
 * fill in. A message is a code; `fieldSentence` says it.
 */

const rangeMessage = (min: number, max: number): FieldMessage => `range ${min} ${max}`;

/** A number between two limits, both included. */
export const numberSchema = (min: number, max: number) =>
  v.pipe(
    v.number('number' satisfies FieldMessage),
    v.minValue(min, rangeMessage(min, max)),
    v.maxValue(max, rangeMessage(min, max)),
  );

/** A whole number between two limits, both included. */
export const wholeNumberSchema = (min: number, max: number) =>
  v.pipe(numberSchema(min, max), v.safeInteger('wholeNumber' satisfies FieldMessage));

/** Whole paise, never negative. 100 paise are one rupee. */
export const paiseSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Whole paise with a sign: movements and adjustments. */
export const signedPaiseSchema = v.pipe(v.number(), v.safeInteger());

/**
 * The largest amount that a person may enter: ₹10,00,000. An order of the largest size at the highest prices stays a safe
 * integer (rule: sane-amounts).
 */
export const maxAmountPaise = 10_00_000_00;

/** An amount that a person enters: a price, a charge, a limit. */
export const amountPaiseSchema = wholeNumberSchema(0, maxAmountPaise);

/** An amount with a sign that a person enters, such as the extra of an option. */
export const signedAmountPaiseSchema = wholeNumberSchema(-maxAmountPaise, maxAmountPaise);

/** The most units of one product that a person may enter. */
export const maxStockUnits = 1_000_000;

/** A point in time as whole epoch milliseconds; every field that ends in `At` is one. */
export const instantSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(8_640_000_000_000_000), // the last one that a date can show
);

/** How many there are of something; no shop comes near the limit. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000));

/** A document id: what Firestore accepts, minus everything that could be mistaken for a path. */
export const idSchema = v.pipe(
  v.string(),
  v.regex(/^(?!__.*__$)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, 'id' satisfies FieldMessage),
);
export const isId = (text: string): boolean => v.is(idSchema, text);

const lengthMessage = (max: number): FieldMessage => `tooLong ${max}`;

/** Text as people type it, made clean; refused when it cannot be stored (rule: clean-text). */
const cleanTextSchema = v.pipe(
  v.string(),
  v.check(isWellFormed, 'brokenCharacters' satisfies FieldMessage),
  v.transform(cleanText),
);

/** One line of text: clean, no control characters. */
export const textSchema = (maxLength: number) =>
  v.pipe(
    cleanTextSchema,
    v.maxLength(maxLength, lengthMessage(maxLength)),
    v.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'controlCharacters' satisfies FieldMessage),
  );

export const requiredTextSchema = (maxLength: number) =>
  v.pipe(textSchema(maxLength), v.nonEmpty('empty' satisfies FieldMessage));

/** Several lines of text: line breaks and tabs are welcome, other control characters are not. */
export const longTextSchema = (maxLength: number) =>
  v.pipe(
    cleanTextSchema,
    v.maxLength(maxLength, lengthMessage(maxLength)),
    v.check((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'controlCharacters' satisfies FieldMessage),
  );

/** Text that a pattern describes completely: a number, a code. Digits of any script become 0 to 9 (rule: any-digits). */
export const patternSchema = (pattern: RegExp, message: FieldMessage) =>
  v.pipe(cleanTextSchema, v.transform(toLatinDigits), v.regex(pattern, message));

/** As documents hold them: older ones were not checked for more than their digits. */
export const storedPincodeSchema = patternSchema(/^\d{6}$/, 'sixDigits');
export const storedPhoneSchema = patternSchema(/^\d{10}$/, 'tenDigits');

/** As people enter them: no Indian pincode begins with 0, and every mobile number begins with 6, 7, 8 or 9. */
export const pincodeSchema = v.pipe(
  storedPincodeSchema,
  v.regex(/^[1-9]/, 'leadingZero' satisfies FieldMessage),
);
export const phoneSchema = v.pipe(
  patternSchema(/^0?\d{10}$/, 'tenDigits'),
  // Also of a landline with its 0: it gets no SMS.
  v.regex(/^[6-9]\d{9}$/, 'mobileStart' satisfies FieldMessage),
);

/** An e-mail address that somebody signs in with. */
export const emailSchema = v.pipe(
  cleanTextSchema,
  v.maxLength(254, lengthMessage(254)),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email' satisfies FieldMessage),
);

export const latitudeSchema = numberSchema(-90, 90);
export const longitudeSchema = numberSchema(-180, 180);

/** A position on earth in degrees (WGS 84). */
export const coordinatesSchema = v.strictObject({ latitude: latitudeSchema, longitude: longitudeSchema });
export type Coordinates = v.InferOutput<typeof coordinatesSchema>;

/** A check of fields that hold a position: both coordinates are known or none is. */
export const wholePosition = <
  T extends { readonly latitude: number | null; readonly longitude: number | null },
>() =>
  v.check<T, FieldMessage>(
    ({ latitude, longitude }) => (latitude === null) === (longitude === null),
    'halfPosition' satisfies FieldMessage,
  );

/**
 * Texts in other languages than English, by the language's code. What has none in a language is said in English, field by field: an
 * empty text is not kept. Those of a language that the shop no longer speaks stay.
 */
export const byLanguageSchema = <S extends v.GenericSchema>(texts: S) =>
  v.record(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)), texts);
