import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { basePorts, maxPortOffset, parsePortOffset, portsAt } from './ports.mjs';
import { UserError } from './user-error.mjs';

test('every port is used for one thing', () => {
  const ports = Object.values(basePorts);
  expect(new Set(ports).size).toBe(ports.length);
});

test('an offset moves all ports', () => {
  const moved = portsAt(3000);
  expect(moved.shell).toBe(8000);
  expect(Object.keys(moved)).toEqual(Object.keys(basePorts));
});

test('stacks that are thousands apart share no port', () => {
  const stacks = Math.floor(maxPortOffset / 1000) + 1;
  const all = Array.from({ length: stacks }, (_, thousands) =>
    Object.values(portsAt(thousands * 1000)),
  ).flat();
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  { text: undefined, offset: 0 },
  { text: '', offset: 0 },
  { text: '3000', offset: 3000 },
  { text: String(maxPortOffset), offset: maxPortOffset },
])('PORT_OFFSET=$text is $offset', ({ text, offset }) => {
  expect(parsePortOffset(text)).toBe(offset);
});

test.each(['-1', '1.5', 'many', String(maxPortOffset + 1)])('PORT_OFFSET=%s is refused', (text) => {
  expect(() => parsePortOffset(text)).toThrow('PORT_OFFSET must be');
});

test.each(['1', '100', '200'])(
  'PORT_OFFSET=%s would share ports with a stack at 0 and is refused',
  (text) => {
    expect(() => parsePortOffset(text)).toThrow('with the stack that has no offset');
  },
);

/** @param {number} offset @returns {boolean} */
function isAccepted(offset) {
  try {
    return parsePortOffset(String(offset)) === offset;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

test('at every accepted offset all ports differ, are in the range, and none is that of a stack at 0', () => {
  /** @type {ReadonlySet<number>} */
  const unmoved = new Set(Object.values(basePorts));
  const offsets = Array.from({ length: maxPortOffset + 1 }, (_, offset) => offset);
  const accepted = offsets.filter(isAccepted);
  const bad = accepted.filter((offset) => {
    const ports = Object.values(portsAt(offset));
    return (
      new Set(ports).size !== ports.length ||
      ports.some((port) => !(port > 1023 && port <= 65535) || (offset > 0 && unmoved.has(port)))
    );
  });
  expect(bad).toEqual([]);
  expect(offsets.filter((offset) => offset % 1000 === 0 && !accepted.includes(offset))).toEqual([]);
});

// 6000 is X11's and 10080 Amanda's: browsers speak to neither.
test.each([
  { offset: 1000, name: 'shell', port: 6002 },
  { offset: 2000, name: 'firestore', port: 10081 },
])('at $offset a browser reaches $name at $port', ({ offset, name, port }) => {
  const ports = portsAt(offset);
  expect(ports).toMatchObject({ [name]: port });
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(basePorts).length);
});

test('firebase.json has the same ports', () => {
  const { emulators } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'));
  const { firestore, hosting, ui, singleProjectMode, ...others } = emulators;
  expect(firestore.port).toBe(basePorts.firestore);
  expect(firestore.websocketPort).toBe(basePorts.firestoreWebsocket);
  expect(hosting.port).toBe(basePorts.shell);
  for (const [name, { port }] of Object.entries(others)) {
    expect({ name, port }).toEqual({
      name,
      port: basePorts[/** @type {import('./ports.mjs').PortName} */ (name)],
    });
  }
});
