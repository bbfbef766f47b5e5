/**
 * Finds Java, and installs it if possible.
 * @module
 */
import path from 'node:path';
import { aptInstall, canAptInstall } from './apt.mjs';
import { run } from '../run.mjs';
import { UserError } from '../user-error.mjs';

/** The Firestore emulators that we give to a Java below 21 (chooseFirestoreFor) run on this one. */
const minJavaVersion = 17;

/**
 * @param {string} output what `java -version` prints (to stderr)
 * @returns {number | undefined} the major version; old ones call themselves 1.8
 */
export function parseJavaVersion(output) {
  const match = /version "(\d+)(?:\.(\d+))?/.exec(output);
  if (!match) return undefined;
  const [, first, second] = match;
  return first === '1' ? Number(second) : Number(first);
}

/** @returns {Promise<number | undefined>} the major version of the `java` that emulators will use */
async function javaVersion() {
  const { code, stdout, stderr } = await run('java', ['-version'], { timeoutMs: 30_000 });
  return code === 0 ? parseJavaVersion(stdout + stderr) : undefined;
}

/** @returns {Promise<boolean>} */
async function hasCompiler() {
  const { code, stdout, stderr } = await run('javac', ['-version'], { timeoutMs: 30_000 });
  return code === 0 && Number(/javac (\d+)/.exec(stdout + stderr)?.[1]) >= minJavaVersion;
}

/**
 * Makes sure that `java` can be run, and `javac` too where the storage rules stand-in has yet to be compiled.
 * @param {{ compiler?: boolean, onInstall?: () => void }} [options]
 * @returns {Promise<number>} its major version
 * @throws {UserError} if Java is missing or too old and cannot be installed from here
 */
export async function ensureJava({ compiler = false, onInstall } = {}) {
  preferJavaHome();
  const found = await readyVersion(compiler);
  if (found !== undefined) return found;
  if (await canAptInstall()) {
    onInstall?.();
    const kind = compiler ? 'jdk-headless' : 'jre-headless';
    await aptInstall(['openjdk-21', 'openjdk-17', 'default'].map((version) => [`${version}-${kind}`]));
    const installed = await readyVersion(compiler);
    if (installed !== undefined) return installed;
  }
  throw await missingJava(compiler);
}

/** @param {boolean} compiler @returns {Promise<UserError>} */
async function missingJava(compiler) {
  const found = await javaVersion();
  const isOld = found !== undefined && found < minJavaVersion;
  const missing = found === undefined ? 'no working Java was found' : 'no javac was found';
  const problem = isOld ? `Java ${found} was found` : missing;
  const wanted = compiler
    ? `a JDK ${minJavaVersion} or newer (java and javac)`
    : `Java ${minJavaVersion} or newer`;
  const name = compiler ? 'openjdk-17-jdk-headless' : 'openjdk-17-jre-headless';
  return new UserError(
    `The Firebase emulators need ${wanted}, but ${problem}: install it (Debian, Ubuntu: ${name}) and start again.`,
  );
}

/** @param {boolean} compiler @returns {Promise<number | undefined>} the version of a Java that will do */
async function readyVersion(compiler) {
  const version = await javaVersion();
  if (version === undefined || version < minJavaVersion) return undefined;
  return !compiler || (await hasCompiler()) ? version : undefined;
}

/** firebase-tools runs the `java` of PATH, so a Java from JAVA_HOME must come first there. */
function preferJavaHome() {
  const home = process.env.JAVA_HOME;
  if (!home) return;
  const bin = path.join(home, 'bin');
  const parts = (process.env.PATH ?? '').split(path.delimiter);
  if (parts[0] !== bin) process.env.PATH = [bin, ...parts].join(path.delimiter);
}
