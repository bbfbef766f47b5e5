/** A part of an address as the maps service names it, in the words of both of its interfaces. */
interface Component {
  readonly text: string;
  readonly types: readonly string[];
}

/** An address that the maps service knows, as our form takes it. What it does not know is empty. */
export interface Place {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Suggestion {
  readonly placeId: string;
  /** The first line: a house, a street, a name. */
  readonly title: string;
  /** Where that is. */
  readonly detail: string;
}

/** The answer does not have the shape that the service documents. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

/** Walks into untrusted data; undefined where a step is missing. */
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

/** @throws UnreadableAnswerError when it names no position */
export function readPlaceDetails(answer: unknown): Place {
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

/** The first address of a reverse geocoding; null when there is none at this position. */
export function readGeocoding(answer: unknown): Place | null {
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

/** Where the kinds of places differ, the first that is there counts. */
const cityTypes = ['locality', 'postal_town', 'administrative_area_level_3', 'administrative_area_level_2'];

function placeOf(
  formatted: string,
  components: readonly Component[],
  latitude: unknown,
  longitude: unknown,
): Place {
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
  const pincode = first('postal_code').replace(/\D/g, '').slice(0, 6);
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
