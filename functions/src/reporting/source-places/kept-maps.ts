import { describeError } from '../../platform/errors';
import { filesBelow, readFile, type FoundFile } from '../../platform/pictures';
import type { Services } from '../../platform/services';
import { parseSourceMaps, type SourceMaps } from './source-maps';

/**
 * Where deploys keep source maps in the bucket: `source-maps/SITE/RELEASE.json.gz`, of the shell `source-maps/shell/MAIN.RELEASE.json.gz`
 * with the hash of its main script. No browser reads there (storage.rules).
 */
export const mapsFolder = 'source-maps/';

/** Hash of a remote's release, or of the shell's main script. */
const deployedRelease = /^[0-9a-f]{8,16}$/;
/** A look needs no older one: pages of the shell that are still open are of its last releases. */
const mostFiles = 3;
/** Some megabytes each. */
const mostKept = 6;

/** Maps by file and version; a file with damage is null. */
const kept = new Map<string, Promise<SourceMaps | null>>();

/** The maps of one file of the bucket, which this instance keeps while admins ask for few others. */
function mapsIn(run: Pick<Services, 'log'>, file: FoundFile): Promise<SourceMaps | null> {
  const key = `${file.bucket} ${file.name} ${file.generation}`;
  const maps = kept.get(key) ?? readMaps(run, file);
  kept.delete(key);
  kept.set(key, maps);
  maps.catch(() => kept.delete(key)); // Storage did not answer: the next one asks again
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return maps;
}

async function readMaps({ log }: Pick<Services, 'log'>, file: FoundFile): Promise<SourceMaps | null> {
  const content = await readFile(file);
  try {
    return parseSourceMaps(content);
  } catch (error) {
    log({ operation: 'store.sourceMaps', result: 'damaged', ms: 0, fault: describeError(error) });
    return null;
  }
}

/** The maps in the newest files whose names begin so, the newest first; null for a file with damage. */
async function mapsBelow(
  run: Pick<Services, 'log'>,
  prefix: string,
): Promise<readonly (SourceMaps | null)[]> {
  const { files } = await filesBelow(prefix, undefined);
  const newest = [...files].sort((one, other) => other.uploadedAt - one.uploadedAt).slice(0, mostFiles);
  return Promise.all(newest.map((file) => mapsIn(run, file)));
}

/**
 * Reads the maps of a release as pages name it; of the shell they name the main script, which two of its releases may have in common.
 *
 * @param area `shell`, or the remote's container
 * @returns empty if none are kept, as of a release that no deploy has brought
 */
export const mapsOf = async (
  run: Pick<Services, 'log'>,
  area: string,
  release: string,
): Promise<readonly (SourceMaps | null)[]> =>
  // Whoever sends a report may name any release: what is none asks for nothing.
  deployedRelease.test(release)
    ? mapsBelow(run, `${mapsFolder}${area.replaceAll('_', '-')}/${release}.`)
    : [];

/** Reads the maps of the shell's last releases: a remote's code calls into its scripts. */
export const latestShellMaps = (run: Pick<Services, 'log'>): Promise<readonly (SourceMaps | null)[]> =>
  mapsBelow(run, `${mapsFolder}shell/`);
