import { locate, locateText } from './locate';
import type { MapsService } from './maps-service';

const place = {
  address: 'MG Road',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682016',
  latitude: 9.9,
  longitude: 76.2,
};

const maps = (addressAt: MapsService['addressAt']): MapsService => ({
  suggest: async () => [],
  details: async () => place,
  addressAt,
  positionOf: () => Promise.resolve(null),
});
const knows = maps(async () => place);

function geolocation(
  answer: { latitude: number; longitude: number } | { code: number } | Error,
): Geolocation {
  return {
    watchPosition: () => 0,
    clearWatch: () => undefined,
    getCurrentPosition: (onPosition, onError, options) => {
      expect(options).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 });
      if ('latitude' in answer) onPosition({ coords: answer } as GeolocationPosition);
      else onError?.(answer as GeolocationPositionError);
    },
  };
}
const here = geolocation({ latitude: 9.97, longitude: 76.28 });

test.each([
  { desc: 'denied', maps: knows, geolocation: geolocation({ code: 1 }), kind: 'denied' },
  { desc: 'unavailable', maps: knows, geolocation: geolocation({ code: 2 }), kind: 'unavailable' },
  { desc: 'too slow', maps: knows, geolocation: geolocation({ code: 3 }), kind: 'timeout' },
  { desc: 'another failure', maps: knows, geolocation: geolocation(new Error('odd')), kind: 'failed' },
  { desc: 'no address there', maps: maps(async () => null), geolocation: here, kind: 'failed' },
  {
    desc: 'maps down',
    maps: maps(() => Promise.reject(new Error('down'))),
    geolocation: here,
    kind: 'failed',
  },
  { desc: 'an old browser', maps: knows, geolocation: undefined, kind: 'unsupported' },
  { desc: 'no key', maps: null, geolocation: here, kind: 'noKey' },
] as const)('$desc is told as $kind', async ({ maps, geolocation, kind }) => {
  const outcome = await locate(maps, geolocation);
  expect(outcome).toEqual({ kind });
  expect(locateText(outcome)).not.toBe('');
});

test('gives the address with the position of the shopper', async () => {
  expect(await locate(knows, here)).toEqual({
    kind: 'found',
    place: { ...place, latitude: 9.97, longitude: 76.28 },
  });
});
