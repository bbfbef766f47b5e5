import * as v from 'valibot';
import { textSchema } from '../basics/schema';
import type { FieldMessage } from '../basics/field-messages';

/** Where map tiles may come from. The security headers allow no other host (decision 029). */
export const mapTileHosts = ['tile.openstreetmap.org', 'tiles.stadiamaps.com', 'api.maptiler.com'] as const;

const tilePattern = /^https:\/\/([a-z0-9.-]+)\/[^\s"'<>]*$/;

/** Whether an address names tiles by zoom, column and row at a known host: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'. */
const isTileAddress = (address: string): boolean =>
  mapTileHosts.some((host) => host === tilePattern.exec(address)?.[1]) &&
  ['{z}', '{x}', '{y}'].every((part) => address.includes(part));

/** The address of map tiles; empty for none. */
export const mapTileAddressSchema = v.pipe(
  textSchema(300),
  v.check((address) => address === '' || isTileAddress(address), 'mapTiles' satisfies FieldMessage),
);
