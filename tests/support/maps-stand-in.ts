/**
 * Answers requests to the maps service as its documentation describes. Tests never call the real one.
 */
import type { BrowserContext, Route } from 'playwright-core';

/** Requests in order. */
export interface MapsStandIn {
  readonly typed: string[];
  readonly sessions: Set<string>;
  readonly regions: Set<string>;
  readonly keys: Set<string>;
}

const key = 'stand-in-key';
const streets = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'];

const suggestions = streets.map((street) => ({
  placePrediction: {
    placeId: `place-${street}`,
    structuredFormat: {
      mainText: { text: `${street} Cross` },
      secondaryText: { text: 'Indiranagar, Bengaluru' },
    },
  },
}));

const parts = (textName: string) =>
  [
    ['locality', 'Bengaluru'],
    ['administrative_area_level_1', 'Karnataka'],
    ['postal_code', '560038'],
    ['country', 'India'],
  ].map(([type, text]) => ({ [textName]: text, types: [type] }));

const json = (route: Route, body: unknown): Promise<void> =>
  route.fulfill({ json: body, headers: { 'Access-Control-Allow-Origin': '*' } });

/** Gives the store a maps key and answers in place of the service. */
export async function standInForMaps(context: BrowserContext): Promise<MapsStandIn> {
  const seen: MapsStandIn = {
    typed: [],
    sessions: new Set(),
    regions: new Set(),
    keys: new Set(),
  };
  await context.route('**/api/catalogue', async (route) => {
    const response = await route.fetch();
    const catalogue = (await response.json()) as { store: object };
    const store = { ...catalogue.store, googleMapsApiKey: key };
    await route.fulfill({ response, json: { ...catalogue, store } });
  });
  // Newer than what the catalogue says of the store, and so asked for at once.
  await context.route('**/api/store', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), googleMapsApiKey: key },
    });
  });
  await context.route('https://places.googleapis.com/**', async (route) => {
    const request = route.request();
    seen.keys.add(request.headers()['x-goog-api-key'] ?? '');
    if (request.url().endsWith('places:autocomplete')) {
      const body = request.postDataJSON() as {
        input: string;
        sessionToken: string;
        includedRegionCodes: string[];
      };
      seen.typed.push(body.input);
      seen.sessions.add(body.sessionToken);
      body.includedRegionCodes.forEach((code) => seen.regions.add(code));
      return json(route, { suggestions });
    }
    seen.sessions.add(new URL(request.url()).searchParams.get('sessionToken') ?? '');
    const street = /place-(\w+)/.exec(request.url())?.[1] ?? '';
    return json(route, {
      formattedAddress: `${street} Cross, Indiranagar, Bengaluru, Karnataka 560038, India`,
      location: { latitude: 12.9782, longitude: 77.6408 },
      addressComponents: parts('longText'),
    });
  });
  await context.route('https://maps.googleapis.com/maps/api/geocode/**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    seen.keys.add(searchParams.get('key') ?? '');
    return json(route, {
      status: 'OK',
      results: [
        {
          formatted_address: `Near ${searchParams.get('latlng')}, Bengaluru, Karnataka 560038, India`,
          geometry: { location: { lat: 12.97, lng: 77.64 } },
          address_components: parts('long_name'),
        },
      ],
    });
  });
  return seen;
}

/** For `expectProblems`: these hosts are answered here. */
export const mapsHosts = /https:\/\/(places|maps)\.googleapis\.com\//;
