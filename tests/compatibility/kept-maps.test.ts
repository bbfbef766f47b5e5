/** Source maps from a build to the diagnostics page: the deploy writes what the functions read. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { mapsFolder } from '../../functions/src/reporting/source-places/kept-maps';
import {
  parseSourceMaps,
  sourceOf,
  type SourceMaps,
} from '../../functions/src/reporting/source-places/source-maps';
import { readRelease } from '../../tools/deploy/builds.mjs';
import { keepMapsOf, mapsFolder as folderOfDeploy } from '../../tools/deploy/kept-maps.mjs';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'build-'));
  await mkdir(path.join(dist, 'js'));
});
afterEach(() => rm(dist, { recursive: true }));

/** A script and its map as webpack writes them: its first place comes from the first one of the source. */
async function write(script: string, source: string): Promise<void> {
  const map = {
    version: 3,
    sources: [source],
    names: ['add'],
    mappings: 'AAAAA',
    sourcesContent: ['secret'],
  };
  await writeFile(path.join(dist, script), `1//${script}`);
  await writeFile(path.join(dist, `${script}.map`), JSON.stringify(map));
}

/** The object that a deploy of the build keeps. */
async function keptOf(site: string): Promise<{ id: string; name: string; text: string; maps: SourceMaps }> {
  const about = { version: '1.0.0', platform: '1.0.0', commit: '', at: '' };
  const release = await readRelease(dist, about);
  const objects: { name: string; maps: SourceMaps; text: string }[] = [];
  const keepMaps = async (name: string, content: Uint8Array): Promise<void> =>
    void objects.push({ name, maps: parseSourceMaps(content), text: gunzipSync(content).toString() });
  const say = (text: string): never => {
    throw new Error(text);
  };
  await keepMapsOf({ target: { keepMaps }, site, release, dist, say });
  const [object] = objects;
  if (!object) throw new Error('Nothing was kept');
  return { id: release.id, ...object };
}

test('a remote’s places lead to paths in the repository (rule: places-led-back)', async () => {
  await write('js/12.89abcdef.js', 'webpack://mf_shop/../packages/ui/src/bill.tsx');
  await write('remoteEntry.js', 'webpack://mf_shop/./src/routes.tsx');
  await writeFile(path.join(dist, 'js/style.css.map'), 'no script');
  const { id, name, maps, text } = await keptOf('mf-shop');
  expect(name).toBe(`${mapsFolder}mf-shop/${id}.json.gz`);
  expect(sourceOf(maps, '12.89abcdef.js:1:1')).toBe('packages/ui/src/bill.tsx:1:1 add');
  // The one script whose name gets its hash by the deploy.
  expect(sourceOf(maps, `remoteEntry.${id}.js:1:1`)).toBe('mf-shop/src/routes.tsx:1:1 add');
  expect(Object.keys(maps)).toHaveLength(2);
  expect(text).not.toContain('secret');
});

test('the shell’s object is found by its main script, which pages name', async () => {
  await write('js/main.9120ed8d.js', 'webpack://shell/./src/main.tsx');
  const { id, name, maps } = await keptOf('shell');
  expect(name).toBe(`${folderOfDeploy}shell/9120ed8d.${id}.json.gz`);
  expect(folderOfDeploy).toBe(mapsFolder);
  expect(sourceOf(maps, 'main.9120ed8d.js:1:1')).toBe('shell/src/main.tsx:1:1 add');
});
