import * as v from 'valibot';
import { kind } from '../basics/kind';
import { requiredTextSchema } from '../basics/schema';

/** `indianCities/{state slug}`: a state with its cities, in alphabetical order. */
export const indianCitiesSchema = v.strictObject({
  state: requiredTextSchema(80),
  cities: v.pipe(v.array(requiredTextSchema(80)), v.minLength(1)),
});
export type IndianCities = v.InferOutput<typeof indianCitiesSchema>;

export const indianCities = kind('indianCities', indianCitiesSchema);
export const stateSlug = (state: string): string =>
  state
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
