/** Debian 12 has no newer Java. The jars that find.mjs chooses for it run on it. */
const minJavaVersion = 17;

/**
 * All: start on Java 17. firebase-tools 15 refuses Java below 21, which the Firestore emulator that it downloads needs; the
 * Firestore emulators that we give to an older Java (firestore-jar.mjs) do not.
 * @param {import('./method-of.mjs').Context} context
 */
export function java17({ load }) {
  const checks = load('emulator/commandUtils');
  if (typeof checks.MIN_SUPPORTED_JAVA_MAJOR_VERSION !== 'number')
    throw new Error('This firebase-tools has no MIN_SUPPORTED_JAVA_MAJOR_VERSION to correct');
  checks.MIN_SUPPORTED_JAVA_MAJOR_VERSION = minJavaVersion;
}
