/**
 * The facts that the pages state about the code are read from the code: commands, parts, figures, links, and the notes of each version.
 * @module
 */
import path from 'node:path';
import { exists, read, sources } from './sources.mjs';

const pages = sources('*.md');
/** @type {{ version: string, engines: Record<string, string>, scripts: Record<string, string> }} */
const { version, engines, scripts } = JSON.parse(read('package.json'));

/** @param {string} file @param {RegExp} pattern @returns {string} what the first group finds in the code */
function inCode(file, pattern) {
  const [, found] = pattern.exec(read(file)) ?? [];
  if (found === undefined) throw new Error(`${file} has nothing like ${pattern}`);
  return found.replaceAll('_', '');
}

const words = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];
const everyday = words[read('docs/everyday-changes.md').split('\n## ').length - 1] ?? '';
const capital = (/** @type {string} */ word) => word.slice(0, 1).toUpperCase() + word.slice(1);
const offerSeconds =
  Number(inCode('packages/domain/src/dispatch/assignment.ts', /offerDurationMs = ([\d_]+)/)) / 1000;
const lanes = inCode('packages/domain/src/catalogue/stock-lane.ts', /stockLaneCount = (\d+)/);
const mostLines = inCode('.oxlintrc.json', /"max-lines": \["error", \{ "max": (\d+)/);

test.each([
  ['CONTRIBUTING.md', `${capital(everyday)} everyday changes`],
  ['docs/README.md', `the files of ${everyday} frequent changes`],
  ['CONTRIBUTING.md', `files have at most ${mostLines} lines`],
  ['README.md', `accept within ${offerSeconds} seconds`],
  ['README.md', `must end after ${offerSeconds} seconds`],
  ['README.md', `Node (${engines['node']?.replace('>=', '')} or newer)`],
  ['CONTRIBUTING.md', `any from ${engines['node']?.replace('>=', '')}`],
  ['CONTRIBUTING.md', `npm ${engines['npm']?.replace('>=', '')}`],
  ['docs/scale.md', `it splits into ${lanes} lanes`],
])('%s says: %s', (page, sentence) => {
  expect(read(page).replaceAll(/\s+/g, ' ')).toContain(sentence);
});

test('every command that a page names is one of package.json', () => {
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/`npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => ({
      page,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('every link of a page leads to a file', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !exists(path.join(path.dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

/**
 * Headings that are neither released, with a date, nor the next version before it.
 * @param {readonly string[]} headings the newest first @param {string} present @returns {string[]}
 */
const wrongHeadings = (headings, present) => {
  const next = headings[0]?.startsWith(`${present}, `) ? 0 : 1;
  return headings.filter((heading, index) =>
    index < next
      ? !/^\d+\.\d+\.\d+, not released yet$/.test(heading)
      : !/^\d+\.\d+\.\d+, [1-3]?\d [A-Z][a-z]{2,8} 20\d\d$/.test(heading) ||
        (index === next && !heading.startsWith(`${present}, `)),
  );
};

describe('releases', () => {
  const [, ...versions] = read('CHANGELOG.md').split(/^## /m);
  const numbers = versions.map((text) => /^[\d.]+/.exec(text)?.[0]);

  test('the changelog has this version and those before it with their dates, and none but the next above them', () => {
    const headings = versions.map((text) => text.split('\n', 1)[0] ?? '');
    expect(wrongHeadings(headings, version)).toEqual([]);
  });

  test.each([
    { headings: ['1.1.0, 26 November 2026', '1.0.0, 2 May 2026'], wrong: [] },
    { headings: ['1.2.0, not released yet', '1.1.0, 26 November 2026'], wrong: [] },
    { headings: ['1.1.0, not released yet'], wrong: ['1.1.0, not released yet'] },
    { headings: ['1.2.0, 30 November 2026', '1.1.0, 26 November 2026'], wrong: ['1.2.0, 30 November 2026'] },
    { headings: ['1.2.0, not released yet', '1.0.0, 2 May 2026'], wrong: ['1.0.0, 2 May 2026'] },
    { headings: ['1.1.0, 26 November 2026', '1.0.0'], wrong: ['1.0.0'] },
  ])('in version 1.1.0 the headings $headings are wrong in $wrong', ({ headings, wrong }) => {
    expect(wrongHeadings(headings, '1.1.0')).toEqual(wrong);
  });

  test('each feature is told in three lines at most, to shopkeepers and to developers', () => {
    const features = versions.flatMap((text) => text.split(/^### /m).slice(1));
    expect(features.length).toBeGreaterThan(0);
    for (const feature of features)
      expect(feature.trim()).toMatch(
        /^[^\n]+\n- Shopkeepers: [^\n]+(\n {2}[^\n]+)?\n- Developers: [^\n]+(\n {2}[^\n]+)?$/,
      );
  });

  test('the page of upgrades has every version', () => {
    const told = [...read('docs/upgrading.md').matchAll(/^## (?:From [\d.]+ to )?([\d.]+)$/gm)].map(
      ([, number]) => number,
    );
    expect(told).toEqual(numbers);
  });
});
