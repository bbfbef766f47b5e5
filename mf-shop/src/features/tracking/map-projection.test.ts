import type { Coordinates } from '@basket/domain';
import { mapSize, project } from './map-projection';

const store = { latitude: 12.9719, longitude: 77.6412 };
const east = (metres: number) => ({
  ...store,
  longitude: store.longitude + metres / (111_195 * Math.cos((store.latitude * Math.PI) / 180)),
});
const north = (metres: number) => ({ ...store, latitude: store.latitude + metres / 111_195 });

test('puts north up and east right', () => {
  const { a, b, c } = project({ a: store, b: north(2000), c: east(2000) });
  expect(b.y).toBeLessThan(a.y);
  expect(c.x).toBeGreaterThan(a.x);
  expect(b.x).toBe(a.x);
  expect(c.y).toBe(a.y);
});

test('draws equal distances with equal lengths in every direction', () => {
  const { a, b, c } = project({ a: store, b: north(2000), c: east(2000) });
  expect(Math.abs(a.y - b.y - (c.x - a.x))).toBeLessThan(0.5);
});

test.each([
  { desc: 'one place', places: { a: store } },
  { desc: 'the same place twice', places: { a: store, b: store } },
  { desc: 'a street', places: { a: store, b: east(90), c: north(40) } },
  { desc: 'a town', places: { a: store, b: east(-9000), c: north(7000) } },
  { desc: 'a country', places: { a: store, b: { latitude: 28.6, longitude: 77.2 } } },
])('keeps $desc inside the margins', ({ places }) => {
  for (const { x, y } of Object.values(project<Record<string, Coordinates>>(places))) {
    expect(x).toBeGreaterThanOrEqual(39.9);
    expect(x).toBeLessThanOrEqual(mapSize.width - 39.9);
    expect(y).toBeGreaterThanOrEqual(31.9);
    expect(y).toBeLessThanOrEqual(mapSize.height - 39.9);
  }
});

test('keeps nearby places close together', () => {
  const { a, b } = project({ a: store, b: east(30) });
  expect(b.x - a.x).toBeLessThan(10);
});
