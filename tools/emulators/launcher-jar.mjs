/**
 * Writes a jar that holds only a manifest: a main class and where its classes are. firebase-tools starts emulators
 * with `java -jar`, and the Google Cloud CLI's emulator jar names no main class; this small jar in front of it does.
 * @module
 */
import { pathToFileURL } from 'node:url';

const entryName = Buffer.from('META-INF/MANIFEST.MF');
const maxManifestLineBytes = 72;
/** 1 January 1980, the earliest date that the zip format knows: the same input gives the same bytes. */
const dosDate = 0x21;

/**
 * @param {string} mainClass fully qualified
 * @param {string[]} classPath absolute paths of jars; folders end with a separator
 * @returns {string} the manifest: CRLF line ends, lines folded at 72 bytes as the jar format demands
 */
export function manifestText(mainClass, classPath) {
  const urls = classPath.map((entry) => pathToFileURL(entry).href).join(' ');
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${urls}`];
  return `${lines.map(foldLine).join('\r\n')}\r\n\r\n`;
}

/** @param {string} line ASCII: file URLs are percent-encoded */
function foldLine(line) {
  const first = line.slice(0, maxManifestLineBytes);
  const rest = line.slice(maxManifestLineBytes).match(/.{1,71}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)].join('\r\n');
}

/**
 * @param {string} mainClass
 * @param {string[]} classPath
 * @returns {Buffer} the jar: a zip with one stored (uncompressed) entry
 */
export function launcherJar(mainClass, classPath) {
  const content = Buffer.from(manifestText(mainClass, classPath), 'latin1');
  const header = zipHeader(content);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, entryName, content]);
  const noComment = Buffer.alloc(14);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, noComment, entryName]);
  return Buffer.concat([local, central, zipEnd(central.length, local.length)]);
}

/** The 26 bytes that an entry's local and central header have in common. @param {Buffer} content */
function zipHeader(content) {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(10, 0); // version needed: 1.0
  header.writeUInt16LE(dosDate, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(content.length, 14); // compressed size: stored, so the same
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(entryName.length, 22);
  return header;
}

/** @param {number} centralLength @param {number} centralOffset */
function zipEnd(centralLength, centralOffset) {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8); // entries on this disk
  end.writeUInt16LE(1, 10); // entries
  end.writeUInt32LE(centralLength, 12);
  end.writeUInt32LE(centralOffset, 16);
  return end;
}

/** zlib has it in some of the Node versions that we allow. @param {Uint8Array} bytes @returns {number} */
export function crc32(bytes) {
  let remainder = ~0;
  for (const byte of bytes) {
    let value = (remainder ^ byte) & 0xff;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    remainder = (remainder >>> 8) ^ value;
  }
  return ~remainder >>> 0;
}
