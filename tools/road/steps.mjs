/**
 * The steps of the road, each with what has to be true after it. No browser looks at what is deployed (`--unseen`): no function runs there, and
 * so no page is whole.
 * @module
 */
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { siteNames } from '../base/project.mjs';
import { versionOnAir } from '../cloud-sandbox/sites.mjs';
import { integrityOf } from '../manifest.mjs';
import { readAlerts, readMetrics } from '../setup/alerts.mjs';
import {
  changedLines,
  contentOf,
  hashOnAir,
  inForce,
  linesOf,
  listed,
  namesOf,
  runningCommits,
  shellsOnAir,
  siteOf,
} from './air.mjs';
import {
  anotherBuild,
  assertSo,
  commitOf,
  committed,
  edit,
  merge,
  npm,
  pipeline,
  typeFirebase,
  typeToldCommand,
  undo,
} from './deeds.mjs';
import { headingAt } from './shopper.mjs';
import { typeSetup } from './type-setup.mjs';

/** @typedef {import('./deeds.mjs').Way} Way */

/** A function that a merge takes away. */
const goneFunction = 'tidy';
const newSite = 'mf-loyalty';
const siteKey = 'sandbox-site-key';

/** An index that no commit here has. */
const addedIndex = {
  collectionGroup: 'orders',
  queryScope: 'COLLECTION',
  fields: ['status', 'secondDeploy'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
};

/** By its title, in the order of the road. @type {Readonly<Record<string, (way: Way) => Promise<void>>>} */
export const steps = {
  "setup of an empty project, without App Check's key": async (way) => {
    const said = await typeSetup(way);
    const left =
      "App Check; App Check's tokens live for a week; Settings of the project in git; First deploy; Uptime check of /; Uptime check of /api/catalogue";
    assertSo(said.includes(`\nLeft to do: ${left}. `), 'Something else is left to do.', said);
  },
  'a first deploy without that key is refused': async (way) => {
    const { project } = way.sandbox;
    const result = await npm(way, way.person, 'deploy', '--', 'all', ...way.of, '--unseen');
    const isRefused = result.code === 1 && result.stderr.includes('appCheckSiteKey is missing');
    assertSo(isRefused, 'It was not refused.', result);
    const there = namesOf(project, 'functions').length + namesOf(project, 'releases').length;
    assertSo(there === 0 && listed(project) === '', 'Something is on the air.', result);
  },
  'setup typed again, with that key, goes on where it was': async (way) => {
    const { project } = way.sandbox;
    const said = await typeSetup(way, siteKey);
    assertSo(said.includes('\nEverything is done.'), 'Something is left to do.', said);
    // Database, the account of pages, backups, a budget, the pipeline, the address of alerts.
    const there = 6 + siteNames.length + readMetrics().length + readAlerts().length;
    const found = said.split('\nIs there already.').length - 1;
    assertSo(found === there, `It found ${found} things that were there.`, said);
    const alerts = namesOf(project, 'alertPolicies').length;
    assertSo(alerts === readAlerts().length, `There are ${alerts} alerts.`, said);
    const [appId = ''] = namesOf(project, 'webApps');
    const settings = committed(way, `deploy/${project.id}.json`);
    assertSo(
      settings.includes(`"${siteKey}"`) && settings.includes(`"${appId}"`),
      'Others are committed.',
      settings,
    );
    const tokens = project.resources.get(`projects/${project.id}/apps/${appId}/recaptchaEnterpriseConfig`);
    assertSo(tokens?.['tokenTtl'] === '604800s', "App Check's tokens live as long as before.");
    const rules = JSON.stringify(project.resources.get(`projects/${project.id}/config`) ?? {});
    assertSo(rules.includes('"allowedRegions":["IN"]'), 'Accounts have no rules.', rules);
    assertSo(linesOf(project).length > 0, 'The shell has no list of remotes.');
  },
  'a merge of one remote: the pipeline brings it, and nothing else': async (way) => {
    const { project } = way.sandbox;
    const [before, page] = [linesOf(project), hashOnAir(project, 'index.html')];
    await edit(way, 'mf-delivery/src/texts/en.json', (text) =>
      text.replace('"nav.panel": "Delivery', '"nav.panel": "Our'),
    );
    merge(way, 'Give the delivery panel another name');
    const { code, parts, output } = await pipeline(way);
    assertSo(code === 0 && parts === 'mf-delivery', `It deployed: ${parts}.`, output);
    assertSo(changedLines(project, before) === 'mf_delivery', 'Other lines changed, or none.', output);
    assertSo(hashOnAir(project, 'index.html') === page, 'The shell is another one.', output);
  },
  'a run that cannot find out what changed ends red, and deploys nothing': async (way) => {
    const list = listed(way.sandbox.project);
    const { code, parts, output } = await pipeline(way, {}, { FIREBASE_PROJECT: 'no-such-shop' });
    const isRed = code === 1 && output.includes('no deploy/no-such-shop.json');
    assertSo(isRed && parts === '', `It ended with ${code}, and deployed: ${parts}.`, output);
    assertSo(listed(way.sandbox.project) === list, 'The list of remotes changed.', output);
  },
  'a preview for one person leaves the list as it is': async (way) => {
    const { project } = way.sandbox;
    const list = listed(project);
    const from = await anotherBuild(way, 'mf-shop', 1);
    const result = await npm(way, way.person, 'preview', '--', 'mf-shop', ...way.of, '--from', from);
    const [, id, integrity] = /^ {2}mf_shop\.(\w+)\.(\S+)$/m.exec(result.stdout) ?? [];
    assertSo(result.code === 0 && id !== undefined, 'There is no code to type.', result);
    const entry = contentOf(project, 'mf-shop', `remoteEntry.${id}.js`);
    assertSo(integrityOf(entry) === integrity, 'The code names no file of the site.', result);
    assertSo(listed(project) === list, 'The list of remotes changed.', result);
  },
  'a bad release: the pipeline gives it to a few first, then to all': async (way) => {
    const { project } = way.sandbox;
    await appendFile(path.join(way.folder, 'mf-shop/src/routes.tsx'), '// bad\n');
    way.bad = merge(way, 'Break the shop in a way that no check sees');
    way.before = listed(project);
    const from = await anotherBuild(way, 'mf-shop', 2, { commit: way.bad });
    const how = [...way.of, '--unseen', '--share', '5', '--from', from];
    const first = await npm(way, way.workflow, 'deploy', '--', 'mf-shop', ...how);
    assertSo(first.code === 0, 'A share of 5 failed.', first);
    const lists = [way.before, listed(project)];
    for (const share of ['20', '100']) {
      const { code, output } = await pipeline(way, { command: 'deploy', parts: 'mf-shop', share });
      assertSo(code === 0, `A share of ${share} failed.`, output);
      const isBuilt = share === '20' && !output.includes('nothing is built');
      assertSo(!isBuilt, 'It was built again.', output);
      lists.push(listed(project));
    }
    assertSo(new Set(lists).size === 4, 'The list of remotes is one of before.', lists.join('\n'));
  },
  'the pipeline rolls it back, and does not bring it again by itself': async (way) => {
    const { project } = way.sandbox;
    const result = await pipeline(way, { command: 'rollback', parts: 'mf-shop', share: '' });
    assertSo(result.code === 0, 'The rollback failed.', result.output);
    assertSo(listed(project) === way.before, 'The list of remotes is not the one of before.', result.output);
    const next = await pipeline(way);
    assertSo(next.code === 0 && next.parts === '', `It would bring ${next.parts}.`, next.output);
  },
  'a merge in which a function goes is refused as a whole': async (way) => {
    const { project } = way.sandbox;
    await edit(way, 'functions/src/index.ts', (text) => text.replace(/^.* tidySchedule as tidy .*\n/m, ''));
    await appendFile(path.join(way.folder, 'firestore.rules'), '// of the second deploy\n');
    await edit(way, 'firestore.indexes.json', (text) => {
      const { indexes, ...others } = JSON.parse(text);
      return JSON.stringify({ ...others, indexes: [...indexes.slice(1), addedIndex] });
    });
    const commit = runningCommits(project);
    merge(way, 'Change rules and indexes, and leave out a function');
    const { code, parts, output } = await pipeline(way);
    const isRefused = code === 1 && output.includes(`${goneFunction} would be deleted`);
    assertSo(isRefused && parts === 'rules functions', `It was not refused, or of ${parts}.`, output);
    const isAsBefore = !inForce(project).includes('second deploy') && runningCommits(project) === commit;
    assertSo(isAsBefore, 'Rules or functions went out all the same.', output);
    way.told = output;
  },
  'a person deletes the function by the command that the refusal names': async (way) => {
    const { project } = way.sandbox;
    await typeToldCommand(way, 'functions:delete', '--force');
    const left = [...namesOf(project, 'functions'), ...namesOf(project, 'jobs')].filter((name) =>
      name.includes(goneFunction),
    );
    assertSo(left.length === 0, `There is still ${left.join(', ')}.`);
  },
  'the pipeline brings rules, indexes and functions of that merge': async (way) => {
    const { project } = way.sandbox;
    const before = namesOf(project, 'indexes');
    const functions = namesOf(project, 'functions').join(' ');
    const { code, parts, output } = await pipeline(way);
    assertSo(code === 0 && parts === 'rules functions', `It deployed: ${parts}.`, output);
    assertSo(inForce(project).includes('second deploy'), 'The rules in force are those of before.', output);
    const isThere = before.every((name) => namesOf(project, 'indexes').includes(name));
    const added = namesOf(project, 'indexes').length - before.length;
    assertSo(isThere && added === 1, `${added} indexes came, or one was deleted.`, output);
    assertSo(
      output.includes('1 indexes defined in your project that are not present'),
      'Nobody is told of the old index.',
      output,
    );
    assertSo(runningCommits(project) === commitOf(way), 'Functions of an older commit run.', output);
    assertSo(namesOf(project, 'functions').join(' ') === functions, 'There are other functions.', output);
  },
  'a person deletes the index that goes': async (way) => {
    const { project } = way.sandbox;
    const before = namesOf(project, 'indexes');
    await typeFirebase(way, ['deploy', '--only', 'firestore:indexes', ...way.of, '--force']);
    const left = namesOf(project, 'indexes');
    const isOne = left.length === before.length - 1 && left.every((name) => before.includes(name));
    assertSo(isOne, `There were ${before.length} indexes, and are ${left.length}.`);
  },
  'a second shell: the list stays': async (way) => {
    const { project } = way.sandbox;
    const [list, page] = [listed(project), hashOnAir(project, 'index.html')];
    const from = await anotherBuild(way, 'shell', 1);
    const how = [...way.of, '--unseen', '--from', from];
    const result = await npm(way, way.workflow, 'deploy', '--', 'shell', ...how);
    assertSo(result.code === 0, 'The deploy of the shell failed.', result);
    assertSo(hashOnAir(project, 'index.html') !== page, 'The shell is the one of before.', result);
    assertSo(listed(project) === list, 'The list of remotes changed.', result);
    assertSo(shellsOnAir(project).length === 2, 'The history has not two shells.', result);
  },
  'a shell that does not fit what is on the air is refused': async (way) => {
    const { project } = way.sandbox;
    const list = listed(project);
    const from = await anotherBuild(way, 'shell', 2, { platform: '99.0.0' });
    const how = [...way.of, '--unseen', '--from', from];
    const result = await npm(way, way.workflow, 'deploy', '--', 'shell', ...how);
    const isRefused = result.code === 1 && result.stderr.includes('and the shell brings 99.0.0');
    assertSo(isRefused, 'It was not refused.', result);
    assertSo(listed(project) === list && shellsOnAir(project).length === 2, 'Something changed.', result);
  },
  'a merge of a new remote is refused as a whole while it has no site': async (way) => {
    const { project } = way.sandbox;
    const list = listed(project);
    const result = await npm(way, way.person, 'new-remote', '--', newSite.slice(3), '--no-install');
    assertSo(result.code === 0, 'It was not made.', result);
    undo(way, way.bad);
    merge(way, 'Make a remote, and mend the shop');
    const commit = runningCommits(project);
    const { code, parts, output } = await pipeline(way);
    const isRefused = code === 1 && output.includes(`no Hosting site ${siteOf(project, newSite)}`);
    assertSo(isRefused && parts.startsWith('rules functions'), `It was not refused, or of ${parts}.`, output);
    const isAsBefore = listed(project) === list && runningCommits(project) === commit;
    assertSo(isAsBefore, 'The list or functions changed all the same.', output);
    way.told = output;
  },
  'a person makes its site': async (way) => {
    const { project } = way.sandbox;
    await typeToldCommand(way, 'hosting:sites:create', '--non-interactive');
    const site = siteOf(project, newSite);
    assertSo(namesOf(project, 'sites').includes(site), `There is no site ${site}.`);
  },
  'the pipeline brings the new remote without a shell': async (way) => {
    const { project } = way.sandbox;
    const [before, page] = [linesOf(project), hashOnAir(project, 'index.html')];
    const { code, output } = await pipeline(way, { command: 'deploy', parts: newSite, share: '' });
    assertSo(code === 0, 'The deploy of it failed.', output);
    assertSo(changedLines(project, before) === 'mf_loyalty', 'The list has another line, or none.', output);
    assertSo(linesOf(project).length === before.length + 1, 'The list has not one line more.', output);
    const { config } = versionOnAir(project, siteOf(project, 'shell')) ?? {};
    const isAllowed = JSON.stringify(config).includes(`https://${siteOf(project, newSite)}.web.app`);
    assertSo(isAllowed, "The policy of the shell's site does not let it in.", output);
    const isSame = hashOnAir(project, 'index.html') === page && shellsOnAir(project).length === 2;
    assertSo(isSame, 'The shell is another one.', output);
  },
  'a browser opens the new remote in the shell of before': async (way) => {
    const address = `https://${siteOf(way.sandbox.project, 'shell')}.web.app/${newSite.slice(3)}`;
    const heading = await headingAt(way.person['CLOUD_SANDBOX_PORT'] ?? '', address);
    assertSo(heading === 'Loyalty', `It shows: ${heading}.`);
  },
};
