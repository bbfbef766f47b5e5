/**
 * The road to production, driven by the installed firebase-tools in the cloud sandbox, from an empty project to a rollback:
 *
 *   npm run road
 *
 * Prints a line for each step, with its seconds, and what a step said if it did not come out as it should. It works on a copy of what is
 * committed here, and reaches no other machine. Setup's gcloud commands are interpreted, since the real gcloud is not on every machine,
 * and steps of setup that need Auth (`protect-accounts`) are left out.
 * @module
 */
import { readArguments, runProgram } from '../base/command-line.mjs';
import { ensureDependencies } from '../base/machine/dependencies.mjs';
import { UserError } from '../base/user-error.mjs';

/** @type {(title: string, seconds: number) => void} */
const sayStep = (title, seconds) => console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`);

await runProgram(async () => {
  readArguments('Usage: npm run road', {});
  await ensureDependencies(console.log);
  // These import packages.
  const { emptyProject } = await import('../cloud-sandbox/project.mjs');
  const { startSandbox } = await import('../cloud-sandbox/server.mjs');
  const { copyOfCommit } = await import('./copy-of-commit.mjs');
  const { driveRoad } = await import('./drive-road.mjs');
  const { owner } = await import('./project-after-setup.mjs');
  const project = emptyProject({ id: 'road-shop', owner });
  /** @type {string[]} */
  const calls = [];
  const sandbox = await startSandbox(project, { say: (line) => calls.push(line) });
  const copy = await copyOfCommit();
  try {
    await driveRoad({ sandbox, folder: copy.folder }, sayStep);
    console.log(`\n${calls.length} calls of Google's APIs.`);
  } catch (error) {
    const refused = calls.filter((line) => !line.startsWith('200')).slice(-10);
    const why = error instanceof Error ? error.message : error;
    throw new UserError(`${why}\n\nRefused last:\n${refused.join('\n')}`, { cause: error });
  } finally {
    await copy.remove();
    await sandbox.stop();
  }
});
