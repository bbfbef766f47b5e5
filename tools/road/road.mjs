/**
 * The road to production, driven by the installed firebase-tools and gcloud in the cloud sandbox, from an empty project to a rollback:
 *
 *   npm run road [-- --interpreted]
 *
 * Prints a line for each step, with its seconds, and what a step said if it did not come out as it should. It works on a copy of what is
 * committed here, and reaches no other machine. `--interpreted`: setup's gcloud lines are interpreted, for a machine without gcloud.
 * @module
 */
import { readArguments, runProgram } from '../base/command-line.mjs';
import { ensureDependencies } from '../base/machine/dependencies.mjs';
import { gcloudVersion, hasPolicies } from '../cloud-sandbox/real-gcloud.mjs';
import { UserError } from '../base/user-error.mjs';

/** @type {(title: string, seconds: number) => void} */
const sayStep = (title, seconds) => console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`);

await runProgram(async () => {
  const { values } = readArguments('Usage: npm run road [-- --interpreted]', {
    interpreted: { type: 'boolean', default: false },
  });
  const isInterpreted = values.interpreted;
  const gcloud = isInterpreted ? null : gcloudVersion();
  if (gcloud === null && !isInterpreted)
    throw new UserError(
      'The road needs gcloud: install it (https://cloud.google.com/sdk/docs/install), or let its lines be interpreted: npm run road -- --interpreted',
    );
  const lacksPolicies = gcloud !== null && !hasPolicies();
  console.log(
    gcloud === null
      ? "Setup's gcloud lines are interpreted."
      : `gcloud ${gcloud} runs setup's lines${lacksPolicies ? ', but those of "monitoring policies", which it does not have, are interpreted' : ''}.`,
  );
  await ensureDependencies(console.log);
  // These import packages.
  const { emptyProject } = await import('../cloud-sandbox/project.mjs');
  const { interpretedGcloud, interpretedPolicies } = await import('../cloud-sandbox/gcloud.mjs');
  const { startSandbox } = await import('../cloud-sandbox/server.mjs');
  const { copyOfCommit } = await import('./copy-of-commit.mjs');
  const { unseenNpm } = await import('./deeds.mjs');
  const { driveRoad } = await import('./drive-road.mjs');
  const { owner } = await import('./project-after-setup.mjs');
  const project = emptyProject({ id: 'road-shop', owner });
  /** @type {string[]} */
  const calls = [];
  const sandbox = await startSandbox(project, {
    say: (line) => calls.push(line),
    programs: {
      npm: unseenNpm(),
      ...(isInterpreted && { gcloud: interpretedGcloud }),
      ...(lacksPolicies && { gcloud: interpretedPolicies() }),
    },
  });
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
