/**
 * Runs a command against a fresh seeded stack and exits with its exit code:
 *
 *   npm run stack -- COMMAND [ARGUMENTS]
 *
 * The command finds the stack by its environment (tools/stack/environment.mjs). The stack takes free ports unless
 * PORT_OFFSET is given, and leaves no data behind. SEEDED_SHOP is a folder for a seeded shop that several of them begin with.
 * @module
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { ensureDependencies } from './base/machine/dependencies.mjs';
import { runInForeground } from './base/processes/foreground.mjs';
import { createProgress } from './base/progress.mjs';
import { UserError } from './base/user-error.mjs';

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} env
 * @param {AbortSignal} signal
 * @returns {Promise<number>} exit code as shells count it
 */
async function runCommand(command, parameters, env, signal) {
  const child = spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...env } });
  signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  try {
    const [code, killedBy] = await once(child, 'exit');
    return code ?? 128 + (os.constants.signals[/** @type {NodeJS.Signals} */ (killedBy)] ?? 0);
  } catch (error) {
    throw new UserError(`${command} cannot be run: ${error instanceof Error ? error.message : error}.`);
  }
}

await runInForeground(
  async ({ signal, onImpatience }) => {
    const [command, ...parameters] = process.argv.slice(2);
    if (command === undefined) throw new UserError('Usage: npm run stack -- COMMAND [ARGUMENTS]');
    const progress = createProgress({ write: (text) => process.stderr.write(text), live: false });
    await ensureDependencies(progress.say);
    const { startStack } = await import('./stack/stack.mjs');
    const { ownPortOffset } = await import('./base/machine/port-check.mjs');
    const portOffset = await ownPortOffset();
    const stack = await startStack({
      portOffset,
      seededDir: process.env.SEEDED_SHOP ?? null,
      progress,
      signal,
    });
    onImpatience(stack.abandon);
    progress.say(`  ${stack.url}`);
    const crash = new AbortController();
    void stack.crashed.then((sentence) => {
      progress.say(sentence);
      crash.abort();
    });
    try {
      const code = await runCommand(command, parameters, stack.env, AbortSignal.any([signal, crash.signal]));
      return crash.signal.aborted ? 1 : code;
    } finally {
      await stack.stop();
    }
  },
  { interruptedCode: 130 },
);
