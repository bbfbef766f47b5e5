import * as v from 'valibot';

/**
 * Building blocks of every document and contract. Objects are strict on purpose: an unknown key is a
 * mistake or an attack, never something to carry along.
 */

/** Whole paise, never negative. 100 paise are one rupee. */
export const paiseSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Whole paise with a sign: movements and adjustments. */
export const signedPaiseSchema = v.pipe(v.number(), v.safeInteger());

/** A point in time as whole epoch milliseconds; every field that ends in `At` is one. */
export const instantSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A document id: what Firestore accepts, minus everything that could be mistaken for a path. */
export const idSchema = v.pipe(
  v.string(),
  v.regex(/^(?!__.*__$)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, 'is not a valid id'),
);

/** One line of text: trimmed, no control characters. */
export const textSchema = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength),
    v.regex(/^[^\p{Cc}]*$/u, 'must not contain control characters'),
  );

export const requiredTextSchema = (maxLength: number) => v.pipe(textSchema(maxLength), v.nonEmpty());

/** Several lines of text: line breaks and tabs are welcome, other control characters are not. */
export const longTextSchema = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength),
    v.check((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'must not contain control characters'),
  );

export const pincodeSchema = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'must be 6 digits'));
export const phoneSchema = v.pipe(v.string(), v.trim(), v.regex(/^\d{10}$/, 'must be 10 digits'));

export const latitudeSchema = v.pipe(v.number(), v.finite(), v.minValue(-90), v.maxValue(90));
export const longitudeSchema = v.pipe(v.number(), v.finite(), v.minValue(-180), v.maxValue(180));

/** A position on earth in degrees (WGS 84). */
export const coordinatesSchema = v.strictObject({ latitude: latitudeSchema, longitude: longitudeSchema });
export type Coordinates = v.InferOutput<typeof coordinatesSchema>;
