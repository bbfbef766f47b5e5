import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { mapTileAddressSchema, mapTileHosts } from './map-tiles';

test.each([
  ['', true],
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', true],
  ['https://api.maptiler.com/maps/streets/{z}/{x}/{y}.png?key=abc', true],
  ['http://tile.openstreetmap.org/{z}/{x}/{y}.png', false],
  ['https://tile.openstreetmap.org.evil.example/{z}/{x}/{y}.png', false],
  ['https://evil.example/tile.openstreetmap.org/{z}/{x}/{y}.png', false],
  ['https://tile.openstreetmap.org/{z}/{x}.png', false],
])('the address of tiles %j is taken: %s (rule: map-tiles)', (address, isTaken) => {
  expect(v.is(mapTileAddressSchema, address)).toBe(isTaken);
});

test('pages may show pictures of every host that the settings take (rule: map-tiles)', () => {
  const headers = readFileSync(path.join(__dirname, '../../../../firebase.json'), 'utf8');
  const pictures = /img-src ([^;]*)/.exec(headers)?.[1]?.split(' ') ?? [];
  expect(pictures).toEqual(expect.arrayContaining(mapTileHosts.map((host) => `https://${host}`)));
});
