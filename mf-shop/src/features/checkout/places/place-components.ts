import { readPincode } from '@basket/domain';

/** A part of an address in the shapes of both APIs of the maps service. */
interface Component {
  readonly text: string;
  readonly types: readonly string[];
}

/** An address of the maps service in the fields of our form; unknown fields are empty. */
export interface LocatedAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export type Position = Pick<LocatedAddress, 'latitude' | 'longitude'>;

export interface Suggestion {
  readonly placeId: string;
  /** The first line: house, street or name. */
  readonly title: string;
  /** The second line: district and city. */
  readonly detail: string;
}

/** The answer does not have the shape that the service documents. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

/** Reads a path of untrusted data; undefined if a step is missing. */
function dig(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null
        ? (inside as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const found = dig(value, ...path);
  return typeof found === 'string' ? found : '';
};

const listAt = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const found = dig(value, ...path);
  return Array.isArray(found) ? found : [];
};

/** Suggestions of the autocomplete, at most `limit`. */
export function readSuggestions(answer: unknown, limit: number): Suggestion[] {
  return listAt(answer, 'suggestions')
    .map((suggestion) => dig(suggestion, 'placePrediction'))
    .map((prediction) => ({
      placeId: textAt(prediction, 'placeId'),
      title: textAt(prediction, 'structuredFormat', 'mainText', 'text') || textAt(prediction, 'text', 'text'),
      detail: textAt(prediction, 'structuredFormat', 'secondaryText', 'text'),
    }))
    .filter(({ placeId, title }) => placeId !== '' && title !== '')
    .slice(0, limit);
}

/** @throws UnreadableAnswerError without a position */
export function readPlaceDetails(answer: unknown): LocatedAddress {
  return placeOf(
    textAt(answer, 'formattedAddress'),
    listAt(answer, 'addressComponents').map((part) => ({
      text: textAt(part, 'longText'),
      types: typesOf(part),
    })),
    dig(answer, 'location', 'latitude'),
    dig(answer, 'location', 'longitude'),
  );
}

/**
 * Where a typed address is, as a geocoding answers; null if the service is not sure: it left out a part of the address, knows only
 * its district, or another pincode.
 */
export function readPosition(answer: unknown, pincode: string): Position | null {
  const place = readGeocoding(answer);
  const isVague =
    dig(answer, 'results', 0, 'partial_match') === true ||
    textAt(answer, 'results', 0, 'geometry', 'location_type') === 'APPROXIMATE';
  return place === null || isVague || place.pincode !== pincode
    ? null
    : { latitude: place.latitude, longitude: place.longitude };
}

/** The first address of a geocoding; null without any. */
export function readGeocoding(answer: unknown): LocatedAddress | null {
  const status = textAt(answer, 'status');
  if (status === 'ZERO_RESULTS') return null;
  if (status !== 'OK') throw new UnreadableAnswerError(`The maps service answered ${status || 'nothing'}`);
  const first = dig(answer, 'results', 0);
  return placeOf(
    textAt(first, 'formatted_address'),
    listAt(first, 'address_components').map((part) => ({
      text: textAt(part, 'long_name'),
      types: typesOf(part),
    })),
    dig(first, 'geometry', 'location', 'lat'),
    dig(first, 'geometry', 'location', 'lng'),
  );
}

const typesOf = (part: unknown): string[] =>
  listAt(part, 'types').filter((type): type is string => typeof type === 'string');

/** Kinds of a component by preference; the first one present is used. */
const cityTypes = ['locality', 'postal_town', 'administrative_area_level_3', 'administrative_area_level_2'];

function placeOf(
  formatted: string,
  components: readonly Component[],
  latitude: unknown,
  longitude: unknown,
): LocatedAddress {
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    throw new UnreadableAnswerError('The maps service named no position');
  const first = (...types: readonly string[]): string => {
    for (const type of types) {
      const found = components.find((component) => component.types.includes(type));
      if (found) return found.text;
    }
    return '';
  };
  const city = first(...cityTypes);
  const state = first('administrative_area_level_1');
  const pincode = readPincode(first('postal_code')) ?? '';
  return {
    address: withoutRegion(formatted, [city, state, pincode]),
    city,
    state,
    pincode,
    latitude,
    longitude,
  };
}

/**
 * City, state, pincode and country have fields of their own: the address line ends before the first of them that is
 * followed by nothing but others of them.
 */
function withoutRegion(formatted: string, known: readonly string[]): string {
  const region = new Set([...known.map((text) => text.toLowerCase()), 'india', '']);
  const parts = formatted.split(',').map((part) => part.trim());
  const isRegion = (part: string): boolean => {
    const words = part
      .replace(/\b\d{6}\b/, '')
      .trim()
      .toLowerCase();
    return region.has(words);
  };
  while (parts.length > 1 && isRegion(parts.at(-1) ?? '')) parts.pop();
  return parts.join(', ');
}
