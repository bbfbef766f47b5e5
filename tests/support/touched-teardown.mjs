/**
 * After all journeys: closes the browser; with `TOUCHED=1` writes tests/journeys/touched.json from what they have noted.
 * @module
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { localDir, root } from '../../tools/base/paths.mjs';
import { portsAt } from '../../tools/base/ports.mjs';
import { siteNames } from '../../tools/base/project.mjs';
import { closeChromium } from './browser-environment.mjs';

/** A file that more journeys run than these says little about which one to choose. */
const mostJourneys = 10;

const notesDir = path.join(localDir, 'touched');
const mapFile = path.join(root, 'tests/journeys/touched.json');

/** @param {string} url @returns {{ site: string, file: string } | null} the file of the build that this address serves */
function builtAt(url) {
  const { port, pathname } = new URL(url);
  const site = siteNames.find((name) => String(portsAt()[name]) === port);
  const file = path.join(root, site ?? '', 'dist', pathname);
  return site !== undefined && existsSync(`${file}.map`) ? { site, file } : null;
}

/** @param {string} url @returns {(offset: number) => string | null} which file of the repository begins there */
function readMap(url) {
  const built = builtAt(url);
  if (built === null) return () => null;
  const { site, file } = built;
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const begins = [0];
  for (const line of readFileSync(file, 'utf8').split('\n'))
    begins.push((begins.at(-1) ?? 0) + line.length + 1);
  return (offset) => {
    const line = begins.findLastIndex((begin) => begin <= offset);
    const entry = map.findEntry(line, offset - (begins[line] ?? 0));
    const [, name] =
      ('originalSource' in entry && /^webpack:\/\/\w+\/([^?]*)/.exec(entry.originalSource)) || [];
    const source = name === undefined ? '' : path.posix.join(site, name);
    return /^(packages\/\w+|shell|mf-[a-z]+)\/src\//.test(source) ? source : null;
  };
}

/** @param {string} called as `orders.place` @returns {string[]} the file of its handler */
function handlersOf(called) {
  const [domain, operation] = called.split('.');
  const declared = grep(`defineContract.'${domain}', '${operation}', `, 'packages/domain/src')
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/export const (\w+) = defineContract\('(\w+)', '(\w+)'/g)])
    .find(([, , ...names]) => names[0] === domain && names[1] === operation);
  return declared === undefined ? [] : grep(`\\b${declared[1]}\\b`, 'functions/src/**/*.callable.ts');
}

/** @param {string} pattern @param {string} place @returns {string[]} tracked files with a line like it */
function grep(pattern, place) {
  const { stdout } = spawnSync('git', ['grep', '-lP', pattern, '--', place], { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((file) => file !== '');
}

/** @returns {import('./touched.ts').Touched[]} */
const readNotes = () =>
  readdirSync(notesDir)
    .flatMap((file) => readFileSync(path.join(notesDir, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line));

export default async function endJourneys() {
  await closeChromium();
  if (process.env['TOUCHED'] !== '1') return;
  /** @type {Map<string, Set<string>>} */
  const journeysOf = new Map();
  const add = (/** @type {string | null} */ file, /** @type {string} */ journey) => {
    if (file !== null) journeysOf.set(file, (journeysOf.get(file) ?? new Set()).add(journey));
  };
  const mapOf = memoized(readMap);
  const filesOf = memoized(handlersOf);
  for (const { journey, ran, operations } of readNotes()) {
    for (const [url, offsets] of Object.entries(ran))
      for (const offset of offsets) add(mapOf(url)(offset), journey);
    for (const called of operations) for (const file of filesOf(called)) add(file, journey);
  }
  const files = [...journeysOf]
    .filter(([, journeys]) => journeys.size <= mostJourneys)
    .map(([file, journeys]) => [
      file,
      [...journeys].map((journey) => path.basename(journey, '.journey.test.ts')).toSorted(),
    ])
    .toSorted();
  const lines = files.map(([file, journeys]) => `  ${JSON.stringify(file)}: ${JSON.stringify(journeys)}`);
  writeFileSync(mapFile, `{\n${lines.join(',\n')}\n}\n`);
  rmSync(notesDir, { recursive: true });
}

/** @template T @param {(key: string) => T} make @returns {(key: string) => T} each made once */
function memoized(make) {
  /** @type {Map<string, T>} */
  const made = new Map();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
