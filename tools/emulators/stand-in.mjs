/**
 * Puts a folder together that firebase-tools takes for its cache of downloaded emulators, made from a Firestore
 * emulator jar alone: launchers under the names that it expects, and the storage rules stand-in.
 * @module
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureJava } from '../base/machine/java.mjs';
import { emulatorsDir } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { UserError } from '../base/user-error.mjs';
import { wantedJar } from './firebase-tools.mjs';

const sourceDir = fileURLToPath(new URL('./storage-rules/', import.meta.url));
const firestoreMain = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const storageRulesMain = 'StorageRulesRuntime';

/**
 * @param {string} engineJar a Firestore emulator jar; it contains the rules engine
 * @param {{ onInstall?: () => void }} [options] called before a Java compiler is installed
 * @returns {Promise<string>} the folder; the same input gives the same folder, so a second call finds it ready
 * @throws {UserError} if a Java compiler is needed and missing, or the stand-in does not compile
 */
export async function prepareStandIn(engineJar, { onInstall } = {}) {
  const dir = path.join(emulatorsDir, await fingerprint(engineJar));
  if (existsSync(dir)) return dir;
  await ensureJava({ compiler: true, ...(onInstall && { onInstall }) });
  await mkdir(emulatorsDir, { recursive: true });
  const draft = await mkdtemp(path.join(emulatorsDir, 'draft-'));
  try {
    await compile(engineJar, path.join(draft, 'storage-rules'));
    const classes = path.join(dir, 'storage-rules') + path.sep;
    await writeLauncher(path.join(draft, wantedJar('firestore').fileName), firestoreMain, [engineJar]);
    await writeLauncher(path.join(draft, wantedJar('storage').fileName), storageRulesMain, [
      engineJar,
      classes,
    ]);
    await moveIntoPlace(draft, dir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return dir;
}

/** Prepares once: where two stacks do so at the same time, the first wins. @param {string} draft @param {string} dir */
async function moveIntoPlace(draft, dir) {
  try {
    await rename(draft, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
  }
}

/** @param {string} engineJar @param {string} outDir */
async function compile(engineJar, outDir) {
  const sources = (await readdir(sourceDir)).filter((file) => file.endsWith('.java'));
  const files = sources.map((file) => path.join(sourceDir, file));
  // Another Java may run it.
  const options = ['-proc:none', '--release', '17', '-cp', engineJar, '-d', outDir];
  await runJdk('javac', [...options, ...files], `does not compile against ${engineJar}`);
}

/**
 * Writes a jar that holds only a manifest: a main class and where its classes are. firebase-tools starts emulators with `java -jar`,
 * and the Google Cloud CLI's emulator jar names no main class; this small jar in front of it does.
 * @param {string} file
 * @param {string} mainClass fully qualified
 * @param {string[]} classPath absolute paths of jars; folders end with a separator
 */
async function writeLauncher(file, mainClass, classPath) {
  const urls = classPath.map((entry) => pathToFileURL(entry).href).join(' ');
  // The jar format knows lines of 72 bytes, and a space where one goes on.
  const lines = [`Main-Class: ${mainClass}`, `Class-Path: ${urls}`].map((line) =>
    line.replaceAll(/(.{70})(?=.)/g, '$1\n '),
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.manifest`, `${lines.join('\n')}\n`);
  await runJdk('jar', ['--create', '--file', file, '--manifest', `${file}.manifest`], 'cannot be packed');
}

/** @param {'javac' | 'jar'} program @param {string[]} parameters @param {string} problem of the stand-in */
async function runJdk(program, parameters, problem) {
  const { code, stdout, stderr } = await run(program, parameters);
  if (code === 0) return;
  const log = path.join(emulatorsDir, `${program}.log`);
  await writeFile(log, stdout + stderr);
  throw new UserError(`The storage rules stand-in ${problem}.`, { log });
}

/** @param {string} engineJar @returns {Promise<string>} changes with the jar, our sources and firebase-tools' names */
async function fingerprint(engineJar) {
  const hash = createHash('sha256');
  const { size, mtimeMs } = await stat(engineJar);
  hash.update(JSON.stringify([engineJar, size, mtimeMs, wantedJar('firestore'), wantedJar('storage')]));
  for (const file of (await readdir(sourceDir)).sort())
    hash.update(await readFile(path.join(sourceDir, file)));
  return hash.digest('hex').slice(0, 12);
}
