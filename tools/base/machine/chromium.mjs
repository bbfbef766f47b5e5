/**
 * Finds the browser for tests and measurements, and installs it if possible.
 * @module
 */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { aptInstall, canAptInstall } from './apt.mjs';
import { UserError } from '../user-error.mjs';

/** Chromium without a window: the same pages for a third less of the processor. A package of its own in Debian. */
const headlessShell = 'chromium-headless-shell';
const withWindow = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** @returns {string[]} usual paths of browsers outside PATH */
function usualPlaces() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ];
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => process.env[name] ?? [],
    );
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return roots.flatMap((folder) => programs.map((program) => path.join(folder, program)));
  }
  return [
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
  ];
}

/** @param {string} file */
async function isExecutable(file) {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false; // missing or not executable
  }
}

/** @param {readonly string[]} names @returns {Promise<string | undefined>} the program's path; CHROMIUM_PATH comes first */
async function findChromium(names) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await isExecutable(chosen)) return chosen;
    throw new UserError(`CHROMIUM_PATH names ${chosen}, which is not a program that can be run.`);
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix)));
  for (const candidate of [...onPath, ...usualPlaces()]) {
    if (await isExecutable(candidate)) return candidate;
  }
  return undefined;
}

/** @returns {Promise<string | undefined>} the path of a Chromium or Chrome that is here; nothing is installed */
export const findBrowser = () => findChromium([headlessShell, ...withWindow]);

/**
 * @param {{ asPeopleHaveIt?: boolean }} [options] a browser with a window, whose figures are those of a person's
 * @returns {Promise<string>} the path of a Chromium or Chrome, without a window where that can be had
 * @throws {UserError} if there is none and it cannot be installed from here
 */
export async function ensureChromium({ asPeopleHaveIt = false } = {}) {
  const names = asPeopleHaveIt ? withWindow : [headlessShell, ...withWindow];
  const found = await findChromium(names);
  const isBest =
    process.env.CHROMIUM_PATH || (found !== undefined && (asPeopleHaveIt || found.includes(headlessShell)));
  if (!isBest && (await canAptInstall())) {
    const others = found === undefined ? [['chromium'], ['chromium-browser']] : [];
    await aptInstall(asPeopleHaveIt ? others : [[headlessShell], ...others]);
  }
  const best = await findChromium(names);
  if (best !== undefined) return best;
  throw new UserError(
    'No Chromium or Chrome was found: install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
