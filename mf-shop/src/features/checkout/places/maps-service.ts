import {
  readGeocoding,
  readPosition,
  readPlaceDetails,
  readSuggestions,
  type LocatedAddress,
  type Position,
  type Suggestion,
} from './place-components';

/** Suggestions: from three characters on, at most five, within India (rule: address-suggestions). */
export const minSuggestLength = 3;
const maxSuggestions = 5;
const region = 'in';

type TypedAddress = Pick<LocatedAddress, 'address' | 'city' | 'state' | 'pincode'>;

/** The functions of a maps service that the checkout uses. They throw if the service fails. */
export interface MapsService {
  /** @param session groups the requests of one search with its final choice, which are billed together */
  suggest(text: string, session: string, signal: AbortSignal): Promise<Suggestion[]>;
  details(placeId: string, session: string): Promise<LocatedAddress>;
  /** null if the service knows no address there. */
  addressAt(latitude: number, longitude: number): Promise<LocatedAddress | null>;
  /** Where a typed address is; null if the service is not sure. */
  positionOf(address: TypedAddress, signal: AbortSignal): Promise<Position | null>;
}

const placesUrl = 'https://places.googleapis.com/v1';
const geocodingUrl = 'https://maps.googleapis.com/maps/api/geocode/json';

async function readJson(request: Promise<Response>): Promise<unknown> {
  const response = await request;
  if (!response.ok) throw new Error(`The maps service answered ${response.status}`);
  return response.json();
}

/**
 * Google Maps over its web API: its script library is larger than the rest of the page.
 *
 * @param apiKey the public key of the store settings; restrict it to this site in the service's console
 */
export function googleMaps(apiKey: string): MapsService {
  return {
    suggest: async (text, session, signal) => {
      const request = fetch(`${placesUrl}/places:autocomplete`, {
        method: 'POST',
        signal,
        headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': apiKey },
        body: JSON.stringify({ input: text, includedRegionCodes: [region], sessionToken: session }),
      });
      return readSuggestions(await readJson(request), maxSuggestions);
    },
    details: async (placeId, session) => {
      const url = `${placesUrl}/places/${encodeURIComponent(placeId)}?sessionToken=${encodeURIComponent(session)}`;
      const headers = {
        'X-Goog-Api-Key': apiKey,
        'X-Goog-FieldMask': 'formattedAddress,location,addressComponents',
      };
      return readPlaceDetails(await readJson(fetch(url, { headers })));
    },
    addressAt: async (latitude, longitude) => {
      const params = new URLSearchParams({ latlng: `${latitude},${longitude}`, region, key: apiKey });
      return readGeocoding(await readJson(fetch(`${geocodingUrl}?${params.toString()}`)));
    },
    positionOf: async ({ address, city, state, pincode }, signal) => {
      const params = new URLSearchParams({
        address: `${address}, ${city}, ${state} ${pincode}`,
        components: 'country:IN',
        region,
        key: apiKey,
      });
      return readPosition(await readJson(fetch(`${geocodingUrl}?${params.toString()}`, { signal })), pincode);
    },
  };
}
