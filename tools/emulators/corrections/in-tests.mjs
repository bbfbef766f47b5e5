/**
 * The real classes of the installed firebase-tools, for tests that correct them and put them back.
 * @module
 */
import { loadFirebaseTools as load, requireFromFirebaseTools as requireFrom } from '../firebase-tools.mjs';
import { applyCorrections, correctionNames } from './index.mjs';

export const context = { load, requireFrom };
export const { TaskQueue } = load('emulator/taskQueue');
export const { TaskQueueController } = load('emulator/tasksEmulator');
export const { RuntimeWorker, RuntimeWorkerPool } = load('emulator/functionsRuntimeWorker');
export const { FunctionsEmulator } = load('emulator/functionsEmulator');
export const exegesis = requireFrom('exegesis-express');

const classes = [TaskQueue, TaskQueueController, RuntimeWorker, RuntimeWorkerPool, FunctionsEmulator];
const changed = [
  ...classes.map(({ prototype }) => prototype),
  ...[load('emulator/commandUtils'), load('utils'), exegesis],
];

/** Applies this correction alone. @param {string} name */
export const correct = (name) =>
  applyCorrections(context, correctionNames.filter((other) => other !== name).join(','));

/** @returns {() => void} makes everything again as it is now */
export function keepClasses() {
  const before = changed.map((object) => settable(Object.getOwnPropertyDescriptors(object)));
  return () => changed.forEach((object, at) => Object.defineProperties(object, before[at] ?? {}));
}

/** @param {PropertyDescriptorMap} descriptors */
const settable = (descriptors) =>
  Object.fromEntries(Object.entries(descriptors).filter(([, { configurable }]) => configurable));
