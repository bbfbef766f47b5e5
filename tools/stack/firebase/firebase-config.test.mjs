import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { portsAt } from '../../base/ports.mjs';
import { configForStack } from './firebase-config.mjs';

const repository = path.resolve('/repository');
const configDir = path.join(repository, '.local', 'stack-1000', 'firebase');
const base = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'));
const functionsDir = path.join(repository, '.local', 'stack-1000', 'functions');
const config = configForStack(base, portsAt(1000), { configDir, functionsDir, repository });

test('every emulator listens on the stack’s own ports, on this machine only', () => {
  const { ui, singleProjectMode, ...emulators } = config.emulators;
  expect(ui).toEqual({ enabled: false });
  expect(singleProjectMode).toBe(true);
  const ports = portsAt(1000);
  for (const [name, { host, port }] of Object.entries(emulators)) {
    const expected = ports[/** @type {import('../../base/ports.mjs').PortName} */ (name)];
    expect({ name, host, port }).toEqual({ name, host: '127.0.0.1', port: expected });
  }
  expect(config.emulators.firestore.websocketPort).toBe(ports.firestoreWebsocket);
});

test("its paths are the repository's rules and the stack's functions", () => {
  expect(config.firestore.rules).toBe(path.join(repository, 'firestore.rules'));
  expect(config.storage.rules).toBe(path.join(repository, 'storage.rules'));
  expect(path.join(configDir, config.functions[0].source)).toBe(functionsDir);
});

test('it has no sites: the stack serves them', () => {
  expect(config).not.toHaveProperty('hosting');
});
