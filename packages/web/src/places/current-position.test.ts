import { currentPosition, roughText } from './current-position';

/** A browser that knows its position to so many metres. */
const knownTo = (accuracy: number): Geolocation => ({
  watchPosition: () => 0,
  clearWatch: () => undefined,
  getCurrentPosition: (found) =>
    found({ coords: { latitude: 12.97, longitude: 77.64, accuracy } } as GeolocationPosition),
});

test.each([0, 20, 500])(
  'a position that is known to %d m is one (rule: rough-position)',
  async (accuracy) => {
    expect(await currentPosition(knownTo(accuracy))).toEqual({
      kind: 'found',
      position: { latitude: 12.97, longitude: 77.64 },
      accuracyKm: accuracy / 1000,
    });
  },
);

test.each([501, 6000])(
  'a position that is known to %d m is none (rule: rough-position)',
  async (accuracy) => {
    expect(await currentPosition(knownTo(accuracy))).toEqual({ kind: 'rough', accuracyKm: accuracy / 1000 });
  },
);

test.each([
  { accuracyKm: 0.04, about: '100 m' },
  { accuracyKm: 0.72, about: '800 m' },
  { accuracyKm: 1.4, about: '1 km' },
  { accuracyKm: 6, about: '6 km' },
])('$accuracyKm km is told as about $about', ({ accuracyKm, about }) => {
  expect(roughText(accuracyKm)).toBe(
    `Your position is only known to about ${about}. Please enter your pincode or address.`,
  );
});
