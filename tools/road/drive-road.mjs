/**
 * The steps of the road, each with what has to be true after it. No browser looks at what is deployed (`--unseen`): no function runs there, and
 * so no page is whole.
 * @module
 */
import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../base/user-error.mjs';
import { run } from '../base/run.mjs';
import { versionOnAir } from '../cloud-sandbox/sites.mjs';
import { labelFile } from '../deploy/builds.mjs';
import { lockObject } from '../deploy/lock.mjs';
import { firebaseProgram } from '../deploy/targets.mjs';
import { owner, setUp, settingsOf, workflowClaims } from './project-after-setup.mjs';

/** @typedef {import('../base/run.mjs').RunResult} RunResult */

/** A function that the third deploy has no longer. */
const goneFunction = 'tidy';

/** @param {boolean} isTrue @param {string} what @param {RunResult} [result] */
function assertSo(isTrue, what, result) {
  if (!isTrue) throw new UserError(`${what}\n${result ? `${result.stdout}\n${result.stderr}`.trim() : ''}`);
}

/**
 * @typedef {object} Road
 * @property {import('../cloud-sandbox/server.mjs').Sandbox} sandbox with an empty project
 * @property {string} folder a copy of the repository, with builds
 *
 * @typedef {Road & { person: NodeJS.ProcessEnv, workflow: NodeJS.ProcessEnv, of: string[], before: string, begin: (title: string) => void }} Way what
 *   steps know; `before`: the list of remotes after the first deploy; `begin`: of a step within a step
 */

/** @param {Way} way @param {...string} words of a command that the pipeline runs */
const npm = ({ folder, workflow: env }, ...words) =>
  run('npm', ['run', '--silent', ...words], { cwd: folder, env });

/** The list of remotes on the air, as its hash. @param {Way} way */
const listed = ({ sandbox: { project } }) =>
  versionOnAir(project, settingsOf(project.id).sites['shell'] ?? '')?.files['/remotes.json'] ?? 'nothing';

/** Whether somebody has the lock of deploys. @param {Way} way */
const isLocked = ({ sandbox: { project } }) =>
  [...project.resources.keys()].some((name) => name.endsWith(`/objects/${lockObject}`));

/** By its title, in the order of the road. @type {Readonly<Record<string, (way: Way) => Promise<void>>>} */
const steps = {
  'an empty project, and its settings': async (way) => {
    const { sandbox, folder, person, begin } = way;
    const { project } = sandbox;
    await mkdir(path.join(folder, 'deploy'), { recursive: true });
    await writeFile(
      path.join(folder, 'deploy', `${project.id}.json`),
      JSON.stringify(settingsOf(project.id)),
    );
    /** @type {string[]} */
    const said = [];
    const left = await setUp(project, {
      run: async ({ program, words }) => {
        if (words.includes('protect-accounts')) return { code: 0, output: '' };
        const [file, first] = program === 'firebase' ? [process.execPath, [firebaseProgram]] : [program, []];
        const all = [
          ...first,
          ...words,
          ...(words.includes('deploy') && program === 'npm' ? ['--unseen'] : []),
        ];
        const result = await run(file, all, { cwd: folder, env: person });
        return { code: result.code ?? 1, output: `${result.stdout}\n${result.stderr}` };
      },
      say: (text) => {
        said.push(text);
        const [, step] = /^\n(\d+\/\d+ .*)/.exec(text) ?? [];
        if (step) begin(`setup ${step}`);
      },
    });
    assertSo(left.length === 0, `Left to do: ${left.join(', ')}\n${said.slice(-20).join('\n')}`);
    way.before = listed(way);
    assertSo(way.before !== 'nothing', 'The shell has no list of remotes.');
  },
  'the pipeline deploys one remote again, and nothing else': async (way) => {
    const { folder, of, before } = way;
    const from = path.join(folder, '.local', 'mf-shop');
    await cp(path.join(folder, 'mf-shop', 'dist'), from, { recursive: true });
    await appendFile(path.join(from, 'remoteEntry.js'), '\n');
    const result = await npm(way, 'deploy', '--', 'mf-shop', ...of, '--unseen', '--from', from);
    assertSo(result.code === 0, 'The deploy of mf-shop failed.', result);
    assertSo(listed(way) !== before, 'The list of remotes is the same.', result);
  },
  'the pipeline rolls it back': async (way) => {
    const result = await npm(way, 'rollback', '--', 'mf-shop', ...way.of, '--unseen');
    assertSo(result.code === 0, 'The rollback failed.', result);
    assertSo(listed(way) === way.before, 'The list of remotes is not the one of before.', result);
  },
  'the pipeline deploys one remote to a few first, then to all, and rolls it back': async (way) => {
    const from = path.join(way.folder, '.local', 'mf-shop');
    await appendFile(path.join(from, 'remoteEntry.js'), '\n');
    const lists = [way.before];
    for (const words of [['5', '--from', from], ['20'], ['100']]) {
      const result = await npm(way, 'deploy', '--', 'mf-shop', ...way.of, '--unseen', '--share', ...words);
      assertSo(result.code === 0, `A share of ${words[0]} failed.`, result);
      assertSo(!lists.includes(listed(way)), 'The list of remotes is one of before.', result);
      assertSo(
        words[0] !== '20' || result.stdout.includes('nothing is built'),
        'It was built again.',
        result,
      );
      lists.push(listed(way));
    }
    const result = await npm(way, 'rollback', '--', 'mf-shop', ...way.of, '--unseen');
    assertSo(result.code === 0, 'The rollback failed.', result);
    assertSo(listed(way) === way.before, 'The list of remotes is not the one of before.', result);
  },
  'the pipeline deploys rules and functions again': async (way) => {
    const result = await npm(way, 'deploy', '--', 'rules', 'functions', ...way.of);
    assertSo(result.code === 0, 'The deploy of rules and functions failed.', result);
  },
  'a shell that does not fit what is on the air is refused': async (way) => {
    const from = path.join(way.folder, '.local', 'shell');
    await cp(path.join(way.folder, 'shell', 'dist'), from, { recursive: true });
    // The same files are the same release, whatever a label says.
    await appendFile(path.join(from, 'index.html'), '\n');
    const label = path.join(from, labelFile);
    const about = JSON.parse(await readFile(label, 'utf8'));
    await writeFile(label, JSON.stringify({ ...about, platform: '99.0.0' }));
    const result = await npm(way, 'deploy', '--', 'shell', ...way.of, '--unseen', '--from', from);
    const isRefused = result.code === 1 && result.stderr.includes('and the shell brings 99.0.0');
    assertSo(isRefused, 'It was not refused.', result);
    assertSo(listed(way) === way.before, 'The list of remotes changed.', result);
  },
  'a function that goes is refused': async (way) => {
    await appendFile(
      path.join(way.folder, 'functions/lib/index.cjs'),
      `\nmodule.exports = Object.fromEntries(Object.entries(module.exports).filter(([name]) => name !== '${goneFunction}'));\n`,
    );
    const result = await npm(way, 'deploy', '--', 'functions', ...way.of);
    const isRefused = result.code === 1 && result.stderr.includes(`${goneFunction} would be deleted`);
    assertSo(isRefused, 'It was not refused.', result);
  },
};

/**
 * @param {Road} road
 * @param {(title: string, seconds: number) => void} sayStep when it is done
 * @throws {UserError} that says which step did not come out
 */
export async function driveRoad(road, sayStep) {
  const { sandbox } = road;
  let now = { title: '', since: 0 };
  const end = () => now.title && sayStep(now.title, (performance.now() - now.since) / 1000);
  /** @type {Way} */
  const way = {
    ...road,
    person: await sandbox.asPerson(owner),
    workflow: await sandbox.asWorkflow(workflowClaims, road.folder),
    of: ['--project', sandbox.project.id],
    before: 'nothing',
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
