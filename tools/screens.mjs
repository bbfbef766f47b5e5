/**
 * `npm run screens`: photographs every screen of all areas and every page of the gallery, on a phone and a desktop, light and dark, into
 * `.local/screens` (open its index.html), and fails if one does not load, jumps, is too wide or cut off. Says which in its table.md, too.
 *
 *   node tools/screens.mjs [PART]... [--width PIXELS]... [--form NAME]...
 *
 *   PART      only screens whose name contains one of the parts: `npm run screens -- login`
 *   --width   320, 360, 768 or 1280; 360 and 1280 unless told
 *   --form    large: 360 px with letters of 150 %; landscape: a phone that lies, 740 x 360 px; long and long-wide: 360 and 1280 px with words
 *             two fifths longer than Hindi
 *
 * Uses the stack that runs at this PORT_OFFSET, or starts one. Only in its own stack it offers an order to a partner, as an
 * offer changes the data.
 * @module
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './base/machine/dependencies.mjs';
import { runInForeground } from './base/processes/foreground.mjs';
import { localDir } from './base/paths.mjs';
import { createProgress } from './base/progress.mjs';
import { UserError } from './base/user-error.mjs';

/** A larger layout shift counts as a jump. */
const greatestShift = 0.01;
const dir = path.join(localDir, 'screens');

/** @typedef {import('./screens/photograph.mjs').Picture} Picture */

/**
 * @param {{ shopUrl: string, isOwn: boolean }} shop `isOwn`: nobody else uses it
 * @param {(text: string) => void} say
 * @param {AbortSignal} signal
 * @returns {Promise<Picture[]>}
 */
async function takePictures({ shopUrl, isOwn }, say, signal) {
  const { chromium } = await import('playwright-core');
  const { ensureChromium } = await import('./base/machine/chromium.mjs');
  const { serveGallery } = await import('./gallery/build-gallery.mjs');
  const { galleryScreens, screens } = await import('./screens/screen-list.mjs');
  const { allForms, photographAll } = await import('./screens/photograph.mjs');
  const { values, positionals: parts } = parseArgs({
    allowPositionals: true,
    options: { width: { type: 'string', multiple: true }, form: { type: 'string', multiple: true } },
  });
  const named = new Set([...(values.width ?? []), ...(values.form ?? [])]);
  const chosen = named.size > 0 ? named : new Set(['360', '1280']);
  const forms = allForms.filter(({ name }) => chosen.has(name));
  if (forms.length !== chosen.size)
    throw new UserError(`Widths and forms are ${allForms.map(({ name }) => name).join(', ')}.`);
  const isWanted = (/** @type {{ name: string }} */ { name }) =>
    parts.length === 0 || parts.some((part) => name.includes(part));
  const gallery = await serveGallery();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  /** @type {Picture[]} */
  const pictures = [];
  try {
    const rounds = /** @type {const} */ ([
      ['visitor', shopUrl, screens.visitor],
      ['customer', shopUrl, screens.customer],
      ['admin', shopUrl, screens.admin],
      ['partner', shopUrl, screens.partner],
      ['visitor', gallery.url, galleryScreens],
    ]);
    for (const [who, baseURL, all] of rounds) {
      const list = all.filter(isWanted);
      if (list.length === 0) continue;
      const options = { baseURL, dir, forms, list, mayOffer: isOwn };
      for await (const picture of photographAll(browser, who, options)) {
        signal.throwIfAborted();
        pictures.push(picture);
        reportProblem(picture, say);
      }
    }
  } finally {
    await browser.close();
    await gallery.stop();
  }
  return pictures;
}

/** How far each screen moved while it loaded, where most. @param {readonly Picture[]} all @param {(line: string) => void} say */
function reportShifts(all, say) {
  const rising = all.toSorted((one, other) => one.shift - other.shift);
  for (const { screen, variant, shift } of new Map(rising.map((each) => [each.screen, each])).values())
    say(`  layout shift ${shift.toFixed(4)}: ${screen} ${variant}`);
}

/** The faults of a picture, for a cell of the table. @param {Picture} picture */
const faultsOf = ({ shift, tooWidePx, cutOffPx, problem }) => [
  ...(problem === undefined ? [] : ['fails']),
  ...(shift > greatestShift ? ['jumps'] : []),
  ...(tooWidePx > 0 ? [`${tooWidePx} px too wide`] : []),
  // A strip of figures hides the line after its last one.
  ...(cutOffPx > 1 ? [`${cutOffPx} px cut off`] : []),
];

/** @param {Picture} picture @param {(line: string) => void} say */
function reportProblem(picture, say) {
  const { screen, variant, shift, moved, problem } = picture;
  const faults = faultsOf(picture);
  const why = [problem?.split('\n')[0], shift > greatestShift && `CLS ${shift.toFixed(4)}, ${moved}`];
  if (faults.length > 0) say(`  ✗ ${screen} ${variant}: ${[...faults, ...why.filter(Boolean)].join(', ')}`);
}

/** A row for each screen that is not right in every form, and one that counts the others. @param {readonly Picture[]} all */
function tableOf(all) {
  const [names, forms] = [new Set(all.map(({ screen }) => screen)), new Set(all.map(({ form }) => form))];
  const rows = [...names].map((name) => [
    name,
    ...[...forms].map((form) => {
      const here = all.filter((picture) => picture.screen === name && picture.form === form);
      return [...new Set(here.flatMap((picture) => faultsOf(picture)))].join(', ');
    }),
  ]);
  const bad = rows.filter((cells) => cells.slice(1).some((cell) => cell !== ''));
  const right = `${rows.length - bad.length} of ${rows.length} are right in every form`;
  const head = ['Screen', ...forms];
  const lines = [head, head.map(() => '---'), ...bad, [right, ...[...forms].map(() => '')]];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {string} text */
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {Picture} picture */
function figure(picture) {
  const { file, variant, shift, problem } = picture;
  const faults = faultsOf(picture);
  const told = problem === undefined ? `CLS ${shift.toFixed(4)} ${faults.join(', ')}` : escapeHtml(problem);
  const image =
    file && `<a href="${file}"><img src="${file}" alt="${escapeHtml(variant)}" loading="lazy"></a>`;
  return `<figure${faults.length > 0 ? ' class="bad"' : ''}>${image}<figcaption>${variant} · ${told}</figcaption></figure>`;
}

/** All pictures on one page. @param {readonly Picture[]} pictures */
function contactSheet(pictures) {
  const names = [...new Set(pictures.map(({ screen }) => screen))];
  const sections = names.map((name) => {
    const figures = pictures.filter(({ screen }) => screen === name).map((picture) => figure(picture));
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens of Basket Express</title>
<style>
body{font:14px/1.4 sans-serif;margin:24px;background:#777;color:#fff}
section>div{display:flex;gap:16px;align-items:start;overflow-x:auto}
figure{margin:0}img{height:420px;width:auto;display:block}.bad figcaption{background:#b00}
a{color:inherit}nav{columns:4}
</style>
<h1>${names.length} screens, ${pictures.length} pictures</h1>
<nav>${names.map((name) => `<a href="#${name}">${name}</a><br>`).join('')}</nav>
${sections.join('\n')}
</html>
`;
}

await runInForeground(
  async ({ signal, onImpatience }) => {
    const progress = createProgress();
    await ensureDependencies(progress.say);
    const { controlStack } = await import('./stack/control/control.mjs');
    const { startStack } = await import('./stack/stack.mjs');
    await mkdir(dir, { recursive: true });
    const running = await controlStack();
    const own = running ? undefined : await startStack({ progress, signal });
    if (own) onImpatience(own.abandon);
    try {
      const shop = { shopUrl: (running ?? own)?.url ?? '', isOwn: own !== undefined };
      const pictures = await takePictures(shop, progress.say, signal);
      const index = path.join(dir, 'index.html');
      await writeFile(index, contactSheet(pictures));
      const bad = pictures.filter((picture) => faultsOf(picture).length > 0);
      reportShifts(pictures, progress.say);
      const table = tableOf(pictures);
      await writeFile(path.join(dir, 'table.md'), `${table}\n`);
      progress.say(table);
      progress.say(`${pictures.length} pictures, ${bad.length} bad: ${index}`);
      return bad.length === 0 ? 0 : 1;
    } finally {
      await own?.stop();
    }
  },
  { interruptedCode: 130 },
);
