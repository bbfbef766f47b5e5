import { dayMs } from '@basket/domain';
import { deleteFile, filesBelow, type FoundFile } from '../../platform/pictures';
import type { Services } from '../../platform/services';
import { mapsFolder } from './kept-maps';

/** Longer than an error of a page is kept. */
const keptForDays = 90;
/** More than a site has releases: what is on the air keeps its maps, however old it is. */
const keptOfSite = 20;

/** The folder of a file's name. */
const folderOf = ({ name }: FoundFile): string => name.slice(0, name.lastIndexOf('/') + 1);

/**
 * Deletes source maps that were kept more than 90 days ago (rule: maps-kept), but none of the newest 20 of a site.
 *
 * @returns how many files are gone
 */
export async function deleteOldMaps(run: Pick<Services, 'now'>): Promise<number> {
  const all: FoundFile[] = [];
  let pageToken: string | undefined;
  do {
    const { files, next } = await filesBelow(mapsFolder, pageToken);
    all.push(...files);
    pageToken = next;
  } while (pageToken !== undefined);
  const since = run.now() - keptForDays * dayMs;
  const newerOnes = (file: FoundFile): number =>
    all.filter((other) => folderOf(other) === folderOf(file) && other.uploadedAt > file.uploadedAt).length;
  const old = all.filter((file) => file.uploadedAt < since && newerOnes(file) >= keptOfSite);
  for (const file of old) await deleteFile(file);
  return old.length;
}
