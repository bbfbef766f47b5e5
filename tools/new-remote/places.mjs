/**
 * The other files that have to know a remote, changed: pure. `remotes` in tools/base/project.mjs leads; types and
 * tests/lint/remotes.test.ts hold the others to it.
 * @module
 */
import { suggestedSite } from '../deploy/settings.mjs';

/** @typedef {import('./files.mjs').NewRemote} NewRemote */

/**
 * @param {string} text @param {string} before what the new text comes in front of @param {string} added
 * @throws {Error} if it is not there exactly once: the file has another form
 */
function insertBefore(text, before, added) {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`"${before.trim()}" is there ${parts.length - 1} times`);
  return parts.join(`${added}${before}`);
}

/**
 * In front of the first line of its kind that sorts after it.
 * @param {string} text @param {RegExp} kind its group is what lines are sorted by @param {string} added
 */
function insertSorted(text, kind, added) {
  const keyOf = (/** @type {string} */ line) => kind.exec(line)?.[1] ?? '';
  const next = text.split('\n').find((line) => keyOf(line) > keyOf(added));
  return insertBefore(text, `${next}\n`, `${added}\n`);
}

/** @typedef {{ projects: { default: string }, targets: Record<string, { hosting: Record<string, string[]> }> }} Rc .firebaserc */

/** @template Content @param {string} text @param {(content: Content) => void} change */
function changeJson(text, change) {
  const content = JSON.parse(text);
  change(content);
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

const refusedByBrowsers = [5060, 5061];

/** The next two free ports. @param {string} text of tools/base/ports.mjs @returns {[number, number]} */
function freePorts(text) {
  const taken = [...text.matchAll(/: (50\d\d),/g)].map(([, port]) => Number(port));
  const free = [];
  for (let port = 5045; free.length < 2; port += 5)
    if (!taken.includes(port) && !refusedByBrowsers.includes(port)) free.push(port);
  return /** @type {[number, number]} */ (free);
}

/** @type {Readonly<Record<string, (text: string, remote: NewRemote) => string>>} */
const changes = {
  'tools/base/project.mjs': (text, { site, name, mount, role, word }) =>
    insertBefore(
      text,
      '  ]),\n);\n\n/**\n * @typedef {typeof remotes[number]} Remote',
      `    { site: '${site}', name: '${name}', mount: '${mount}', role: ${role === null ? 'null' : `'${role}'`}, area: '${word} area' },\n`,
    ),
  'tools/base/ports.mjs': (text, { site }) => {
    const [port, alone] = freePorts(text);
    return insertBefore(
      text,
      '});\n\n/**\n * @typedef {keyof typeof basePorts} PortName',
      `  '${site}': ${port},\n  'alone-${site}': ${alone},\n`,
    );
  },
  'tests/support/federation-runtime.ts': (text, { site, name }) =>
    insertBefore(
      text,
      '};\n\nconst isExposed',
      `  '${name}/routes': () => import('../../${site}/src/routes'),\n`,
    ),
  'tests/indexes/browser-queries.test.ts': (text, { site, name }) => {
    // As words, which the spelling check knows each.
    const variable = name.replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase());
    const imported = insertBefore(
      text,
      'import * as shop from',
      `import * as ${variable} from '../../${site}/src/queries';\n`,
    );
    const listed = insertBefore(imported, "  'mf-delivery': {\n", `  '${site}': {},\n`);
    return insertBefore(listed, "  'mf-delivery': delivery,\n", `  '${site}': ${variable},\n`);
  },
  'README.md': (text, { site, word }) =>
    insertBefore(text, 'functions/         the server', `${`${site}/`.padEnd(18)} ${word}\n`),
  'docs/architecture.md': (text, { site, mount }) => {
    const imports = ['ui', 'web'].map((room) => `  ${site} --> ${room}`);
    const drawn = imports.reduce(
      (before, line) => insertSorted(before, /^( {2}\S+ --> \S+)$/, line),
      insertSorted(text, /^ {2}\S+\["(.*)"\]$/, `  ${site}["${site}"]`),
    );
    return insertBefore(drawn, '```\n\nA solid arrow', `  shell -. "${mount}" .-> ${site}\n`);
  },
  'package.json': (text, { site }) =>
    changeJson(text, (/** @type {{ workspaces: string[] }} */ { workspaces }) => workspaces.push(site)),
  'tsconfig.browser.json': (text, { site }) =>
    changeJson(text, (/** @type {{ include: string[] }} */ { include }) => include.push(`${site}/src`)),
  'firebase.json': (text, { site }) =>
    changeJson(text, (/** @type {{ hosting: object[] }} */ { hosting }) =>
      hosting.push({ ...hosting.at(-1), target: site, public: `${site}/dist` }),
    ),
  '.firebaserc': (text, { site }) =>
    changeJson(text, (/** @type {Rc} */ { projects, targets }) => {
      const sites = targets[projects.default]?.hosting ?? {};
      sites[site] = [suggestedSite(String(sites['shell']?.[0]), site)];
    }),
};

/** @param {readonly string[]} projects files of their settings @returns {string[]} */
export const placesToChange = (projects) => [...Object.keys(changes), ...projects];

/**
 * @param {ReadonlyMap<string, string>} before texts by path
 * @param {NewRemote} remote
 * @returns {Record<string, string>}
 */
export function changedPlaces(before, remote) {
  const changed = [...before].map(([file, text]) => {
    const change =
      changes[file] ??
      ((/** @type {string} */ json) =>
        changeJson(json, (/** @type {{ sites: Record<string, string> }} */ { sites }) => {
          sites[remote.site] = suggestedSite(String(sites['shell']), remote.site);
        }));
    return [file, change(text, remote)];
  });
  return Object.fromEntries(changed);
}
