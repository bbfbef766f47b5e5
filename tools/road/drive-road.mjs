/**
 * Goes the road, step by step, as a person and as the pipeline.
 * @module
 */
import { UserError } from '../base/user-error.mjs';
import { lockObject } from '../deploy/lock.mjs';
import { assertSo } from './deeds.mjs';
import { owner, workflowClaims } from './project-after-setup.mjs';
import { steps } from './steps.mjs';

/** Whether somebody has the lock of deploys. @param {import('./deeds.mjs').Way} way */
const isLocked = ({ sandbox: { project } }) =>
  [...project.resources.keys()].some((name) => name.endsWith(`/objects/${lockObject}`));

/**
 * @param {import('./deeds.mjs').Road} road
 * @param {(title: string, seconds: number) => void} sayStep when it is done
 * @throws {UserError} that says which step did not come out
 */
export async function driveRoad(road, sayStep) {
  const { sandbox } = road;
  let now = { title: '', since: 0 };
  const end = () => now.title && sayStep(now.title, (performance.now() - now.since) / 1000);
  /** @type {import('./deeds.mjs').Way} */
  const way = {
    ...road,
    person: await sandbox.asPerson(owner),
    // The pipeline alone leaves credentials among the sources.
    workflow: await sandbox.asWorkflow(workflowClaims),
    of: ['--project', sandbox.project.id],
    before: '',
    bad: '',
    told: '',
    begin: (title) => {
      end();
      now = { title, since: performance.now() };
    },
  };
  try {
    for (const [title, step] of Object.entries(steps)) {
      way.begin(title);
      await step(way);
      assertSo(!isLocked(way), 'The lock of deploys is not given back.');
    }
  } catch (error) {
    throw new UserError(`Stopped at "${now.title}". ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  end();
}
