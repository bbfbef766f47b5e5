import { expect, test } from '@jest/globals';
import { crc32, launcherJar, manifestText } from './launcher-jar.mjs';

test('no line of the manifest is longer than 72 bytes, and unfolding gives everything back', () => {
  const jar = `/opt/${'long-folder/'.repeat(20)}emulator.jar`;
  const text = manifestText('com.example.Main', [jar, '/classes/']);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(72);
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toEqual([
    'Manifest-Version: 1.0',
    'Main-Class: com.example.Main',
    `Class-Path: file://${jar} file:///classes/`,
    '',
    '',
  ]);
});

test('a path with spaces is one entry of the class path', () => {
  expect(manifestText('Main', ['/my jars/a.jar'])).toContain('Class-Path: file:///my%20jars/a.jar\r\n');
});

test('the launcher is a zip with the manifest as its only, uncompressed entry', () => {
  const content = Buffer.from(manifestText('Main', ['/a.jar']), 'latin1');
  const jar = launcherJar('Main', ['/a.jar']);
  const name = 'META-INF/MANIFEST.MF';
  expect(jar.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  expect(jar.readUInt16LE(8)).toBe(0); // stored
  expect(jar.readUInt32LE(18)).toBe(content.length);
  expect(jar.subarray(30, 30 + name.length).toString()).toBe(name);
  expect(jar.subarray(30 + name.length, 30 + name.length + content.length)).toEqual(content);
  const end = jar.subarray(-22);
  expect(end.readUInt16LE(10)).toBe(1);
  const centralOffset = end.readUInt32LE(16);
  expect(jar.subarray(centralOffset, centralOffset + 4).toString('latin1')).toBe('PK\x01\x02');
  expect(end.readUInt32LE(12)).toBe(jar.length - 22 - centralOffset);
});

test('checksums are those of CRC-32', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926); // the check value of its definition
});
