/**
 * Before histories, which load our code anew for each mutant: packages of others are loaded once for each file. They keep nothing of a
 * history, and loading them takes longer than most histories.
 * @module
 */
import { jest } from '@jest/globals';

for (const name of ['firebase-admin/app', 'firebase-admin/auth', 'firebase-admin/firestore', 'valibot']) {
  const kept = jest.requireActual(name);
  jest.doMock(name, () => kept);
}
