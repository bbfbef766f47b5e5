/**
 * Before tests that need the emulators: tells the Firebase SDKs their addresses and fails the run if they do not answer.
 * A test that cannot run is a failure; skipping it would look like a pass.
 * @module
 */
import { portsAt } from '../../tools/base/ports.mjs';
import { mustAnswer } from './must-answer.mjs';

export default async function findEmulators() {
  const ports = portsAt();
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${ports.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${ports.auth}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= `127.0.0.1:${ports.storage}`;
  await Promise.all([
    mustAnswer('The Firestore emulator', `http://${process.env.FIRESTORE_EMULATOR_HOST}/`),
    mustAnswer('The Auth emulator', `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/`),
    mustAnswer('The Storage emulator', `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/`),
  ]);
}
