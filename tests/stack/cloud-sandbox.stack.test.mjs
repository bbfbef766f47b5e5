/**
 * The installed firebase-tools deploys this repository's rules and functions as the pipeline's account, into the cloud sandbox.
 * @module
 */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { run } from '../../tools/base/run.mjs';
import { emptyProject } from '../../tools/cloud-sandbox/project.mjs';
import { startSandbox } from '../../tools/cloud-sandbox/server.mjs';
import { functionNames } from '../../tools/deploy/facts.mjs';
import { projectTarget } from '../../tools/deploy/targets.mjs';
import {
  owner,
  runFirebaseHere,
  setUp,
  settingsOf,
  workflowClaims,
} from '../../tools/road/project-after-setup.mjs';
import { readJson } from '../../tools/base/paths.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const id = 'sandbox-shop';

test('rules, indexes, TTL policies and functions are deployed by the roles that setup gives', async () => {
  execFileSync(process.execPath, ['tools/build.mjs', 'functions'], { cwd: root });
  const project = emptyProject({ id, owner });
  expect(await setUp(project, { run: runFirebaseHere(project) })).toEqual([]);
  /** @type {string[]} */
  const calls = [];
  const sandbox = await startSandbox(project, { say: (line) => calls.push(line) });
  try {
    const env = await sandbox.asWorkflow(workflowClaims);
    const target = projectTarget(settingsOf(id), {
      run: async (file, options) => {
        const { code, stdout, stderr } = await run(process.execPath, [file, ...options], { env });
        if (code !== 0) throw new Error(`${stdout}\n${stderr}`);
      },
    });
    await target.publishServer?.('rules');
    await target.publishServer?.('functions');
    // The setup has switched on all that firebase-tools would switch on by itself, which the pipeline may not.
    expect(calls.filter((line) => line.includes(':enable'))).toEqual([]);
    const names = [...project.resources.keys()];
    const { indexes, fieldOverrides } = readJson('firestore.indexes.json');
    expect(names.filter((name) => name.includes('/indexes/'))).toHaveLength(indexes.length);
    expect(names.filter((name) => name.includes('/fields/'))).toHaveLength(fieldOverrides.length);
    expect(
      names.filter((name) => name.includes('/releases/')).map((name) => name.split('/releases/')[1]),
    ).toEqual([`firebase.storage/${id}.firebasestorage.app`, 'cloud.firestore']);
    expect(names.flatMap((name) => name.split('/functions/')[1] ?? []).sort()).toEqual(
      (await functionNames()).sort(),
    );
    expect(names.flatMap((name) => /\/(?:jobs|queues)\/(.*)$/.exec(name)?.[1] ?? []).sort()).toEqual([
      'firebase-schedule-sweep-asia-south1',
      'firebase-schedule-tidy-asia-south1',
      'tasks',
    ]);
    // Pages and the catalogue are for everybody; the schedule's account alone may call the sweep.
    const callers = (/** @type {string} */ name) =>
      project.policies.get(`projects/${id}/locations/asia-south1/services/${name}`)?.bindings;
    expect(callers('pages')).toEqual([{ role: 'roles/run.invoker', members: ['allUsers'] }]);
    expect(callers('sweep')).toEqual([
      {
        role: 'roles/run.invoker',
        members: [`serviceAccount:${project.number}-compute@developer.gserviceaccount.com`],
      },
    ]);
  } finally {
    await sandbox.stop();
  }
}, 120_000);
