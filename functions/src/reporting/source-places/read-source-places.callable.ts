import { readSourcePlaces, type ResponseOf } from '@basket/domain';
import { query } from '../../platform/operation';
import { latestShellMaps, mapsOf } from './kept-maps';
import { sourceOf, type SourceMaps } from './source-maps';

/** Asked when an admin opens one error: reads the maps of its release, and of the shell if they do not know each place (rule: places-led-back). */
export const readSourcePlacesOperation = query(
  readSourcePlaces,
  ['admin'],
  async ({ input: { area, release, stack }, services }): Promise<ResponseOf<typeof readSourcePlaces>> => {
    const places = stack.split(' ').filter((place) => place !== '');
    const own = await mapsOf(services, area, release);
    let readable = own.filter((maps) => maps !== null);
    const isKept = readable.length > 0;
    // Names of scripts say what they contain: whichever release has a script, it is this one.
    if (isKept && area !== 'shell' && places.some((place) => firstSource(readable, place) === null))
      readable = [...readable, ...(await latestShellMaps(services)).filter((maps) => maps !== null)];
    return {
      maps: isKept ? 'kept' : own.length > 0 ? 'damaged' : 'missing',
      places: places.map((place) => ({ place, source: firstSource(readable, place) })),
    };
  },
);

/** As the first of some maps knows it. */
function firstSource(all: readonly SourceMaps[], place: string): string | null {
  for (const maps of all) {
    const source = sourceOf(maps, place);
    if (source !== null) return source;
  }
  return null;
}
