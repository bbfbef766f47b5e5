import { defaultStoreSettings } from '@basket/domain';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderTask } from './contracts';
import { failuresWithinMs, pageMs, RenderWorkers, slowMs } from './render-workers';

const catalogue = (version: number): RenderTask['catalogue'] => ({
  version,
  publishedAt: 1,
  imageBaseUrl: '',
  store: defaultStoreSettings,
  categories: [],
  products: [],
});
const task = (name: string, published = catalogue(1)): RenderTask => ({
  page: { view: 'customer', language: 'en-IN', address: `/home/${name}`, build: 'a.b', remotes: {} },
  catalogue: published,
});

const shellCode = `module.exports = {
  shared: { react: { version: '19' } },
  render: (page, mount, [route]) => route(page),
};`;
const folder = mkdtempSync(path.join(tmpdir(), 'render-workers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Grows while a loop runs. */
const pulse = path.join(folder, 'pulse');
/** Routes that do what the last part of the address says. A good page names its thread. */
const remoteCode = `
  const { threadId } = process.getBuiltinModule('node:worker_threads');
  const { appendFileSync } = process.getBuiltinModule('node:fs');
  const tick = () => new Promise((done) => setImmediate(done));
  let atOnce = 0;
  const words = async (text) => '<h1>' + threadId + ' ' + text + '</h1>';
  const routes = {
    good: () => words('good'),
    version: ({ catalogue }) => words(catalogue.version + (catalogue.isSeen ? ' again' : '')),
    alone: async () => {
      const before = ++atOnce;
      await tick();
      await tick();
      atOnce--;
      return words(before === 1 ? 'alone' : 'beside another');
    },
    error: () => Promise.reject(new TypeError('no shelf')),
    never: () => new Promise(() => {}),
    loop: () => { for (;;) appendFileSync(${JSON.stringify(pulse)}, '.'); },
    exit: () => process.exit(3),
    memory: () => { for (const all = []; ; ) all.push(Array(1e5).fill(0).map(Math.random)); },
    late: () => { setTimeout(() => { throw new Error('too late'); }); return words('late'); },
    closure: () => words('closure'),
    detailed: () => words('detailed'),
    detailedNever: () => new Promise(() => {}),
  };
  const seen = new WeakSet();
  module.exports = {
    default: [(page) => routes[page.address.slice(6)](page)],
    firstView: (address, catalogue, view, details) => {
      if (address.includes('detailed') && details === undefined)
        return { detailsOf: { categoryId: 'milk', productId: 'curd' } };
      const isSeen = seen.has(catalogue);
      seen.add(catalogue);
      const title = address.endsWith('closure') ? () => 'x' : String(details?.longDescription);
      return { title, module: null, catalogue: { ...catalogue, isSeen } };
    },
  };`;

const started: RenderWorkers[] = [];
function aRelease({ shell = shellCode, remote = remoteCode } = {}) {
  const faults: string[] = [];
  let told = (): void => undefined;
  const workers = new RenderWorkers(
    {
      shell: { name: 'main.cjs', code: shell },
      remote: { name: 'routes.cjs', code: remote },
      mount: '/home',
    },
    (fault) => {
      faults.push(fault);
      told();
    },
  );
  started.push(workers);
  const page = (name: string, published?: RenderTask['catalogue']) =>
    workers.render(task(name, published), () => Promise.resolve(null));
  return {
    workers,
    faults,
    page,
    untilFault: () => new Promise<void>((resolve) => void (told = resolve)),
    /** @returns what the page says, and in which thread */
    html: async (name: string, published?: RenderTask['catalogue']) => {
      const [, thread, words] =
        /^<h1>(\d+) (.*)<\/h1>$/.exec((await page(name, published))?.html ?? '') ?? [];
      return { thread, words };
    },
  };
}

/** The clock stands still but for what a test lets pass: however slow the machine is, a page that ends is done in time. */
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setInterval', 'Date'] });
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((workers) => workers.end()));
  jest.useRealTimers();
});
const pass = (ms: number): void => {
  jest.advanceTimersByTime(ms);
};

test('pages come one after the other, all from one worker, and share a published catalogue', async () => {
  const { html } = aRelease();
  const alone = await Promise.all(Array.from({ length: 5 }, () => html('alone')));
  expect(alone.map(({ words }) => words)).toEqual(Array.from({ length: 5 }, () => 'alone'));
  expect(new Set(alone.map(({ thread }) => thread)).size).toBe(1);
  const [one, two] = [catalogue(1), catalogue(2)];
  const words = [];
  for (const published of [one, one, two, two]) words.push((await html('version', published)).words);
  expect(words).toEqual(['1', '1 again', '2', '2 again']);
});

describe.each(['never', 'loop'])('a page that does not come to an end: %s', (name) => {
  test('is left to browsers after its time; the others are rendered meanwhile, and after it', async () => {
    const { page, html, faults } = aRelease();
    const stuck = page(name);
    const next = html('good');
    pass(slowMs);
    const { thread, words } = await next;
    expect(words).toBe('good');
    await expect(html('good')).resolves.toEqual({ thread, words });
    pass(pageMs - slowMs - 1);
    expect(faults).toEqual([]);
    pass(1);
    await expect(stuck).resolves.toBeNull();
    expect(faults).toEqual(['a page took more than 2000 ms']);
    await expect(html('good')).resolves.toEqual({ thread, words });
  });

  test('leaves the release out at its second time', async () => {
    const { page, faults } = aRelease();
    for (const expected of [1, 2]) {
      const stuck = page(name);
      pass(pageMs);
      await expect(stuck).resolves.toBeNull();
      expect(faults).toHaveLength(expected);
    }
    expect(faults[1]).toBe('a page took more than 2000 ms; the release is left out');
    await expect(page('good')).resolves.toBeNull();
    await expect(aRelease().page('good')).resolves.not.toBeNull();
  });
});

test('two pages that are late long after each other leave nothing out', async () => {
  const { page, html, faults } = aRelease();
  for (const wait of [failuresWithinMs, failuresWithinMs, 0]) {
    const stuck = page('never');
    pass(pageMs);
    await expect(stuck).resolves.toBeNull();
    await expect(html('good')).resolves.toMatchObject({ words: 'good' });
    pass(wait);
  }
  expect(faults).toEqual(Array.from({ length: 3 }, () => 'a page took more than 2000 ms'));
});

test('an endless loop ends with its page', async () => {
  rmSync(pulse, { force: true });
  const stuck = aRelease().page('loop');
  while (!existsSync(pulse)) await sleep(10);
  pass(pageMs);
  await stuck;
  const beats = () => statSync(pulse).size;
  for (let before = 0; before !== beats(); await sleep(200)) before = beats();
});

test('while every worker has a slow page, the others are left to browsers at once, for no fault of theirs', async () => {
  const { page, faults } = aRelease();
  void page('never');
  const second = page('never');
  pass(slowMs);
  const waits = page('good');
  pass(slowMs);
  await expect(waits).resolves.toBeNull();
  await expect(page('good')).resolves.toBeNull();
  expect(faults).toEqual([]);
  pass(pageMs);
  await expect(second).resolves.toBeNull();
  expect(faults).toHaveLength(2);
});

test.each([
  { name: 'exit', fault: /^the worker ended with 3$/ },
  { name: 'memory', fault: /^the worker ended: .*memory limit/ },
])('a page that ends its worker ($name) is left to browsers, and the next one has another', async (each) => {
  const { page, html, faults } = aRelease();
  await expect(page(each.name)).resolves.toBeNull();
  await expect(html('good')).resolves.toMatchObject({ words: 'good' });
  expect(faults).toEqual([expect.stringMatching(each.fault)]);
  await expect(page(each.name)).resolves.toBeNull();
  await expect(page('good')).resolves.toBeNull();
  expect(faults[1]).toMatch(/; the release is left out$/);
});

test('a worker that ends between two pages counts too', async () => {
  const { html, faults, untilFault } = aRelease();
  const fault = untilFault();
  const { thread } = await html('late');
  await fault;
  expect(faults).toEqual(['the worker ended: Error: too late']);
  const { thread: other, words } = await html('good');
  expect(words).toBe('good');
  expect(other).not.toBe(thread);
});

test.each([
  { name: 'error', error: 'TypeError: no shelf' },
  { name: 'closure', error: 'could not be cloned' },
])('an error of one page ($name) is thrown, and ends nothing', async ({ name, error }) => {
  const { page, html, faults } = aRelease();
  const { thread } = await html('good');
  for (let times = 0; times < 3; times++) await expect(page(name)).rejects.toThrow(error);
  await expect(html('good')).resolves.toEqual({ thread, words: 'good' });
  expect(faults).toEqual([]);
});

test('a server file that does not come to an end is one of these pages', async () => {
  const { page, faults } = aRelease({ remote: 'for (;;);' });
  const stuck = page('good');
  pass(pageMs);
  await expect(stuck).resolves.toBeNull();
  expect(faults).toHaveLength(1);
});

describe('the details of a product', () => {
  const details = { longDescription: 'Set overnight.', specifications: [], relatedProductIds: [] };

  test('are asked for once; that time is not the remote’s', async () => {
    const { workers, faults } = aRelease();
    const asked: unknown[] = [];
    const made = await workers.render(task('detailed'), (product) => {
      asked.push(product);
      pass(10 * pageMs);
      return Promise.resolve(details);
    });
    expect(made?.title).toBe('Set overnight.');
    expect(asked).toEqual([{ categoryId: 'milk', productId: 'curd' }]);
    expect(faults).toEqual([]);
  });

  test('give a page no further time', async () => {
    const { workers, faults } = aRelease();
    let ask = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => void (ask = resolve));
    const made = workers.render(task('detailedNever'), () => {
      ask();
      return Promise.resolve(details);
    });
    pass(pageMs - 100);
    await isAsked;
    await new Promise((done) => setImmediate(done));
    pass(99);
    expect(faults).toEqual([]);
    pass(1);
    await expect(made).resolves.toBeNull();
    expect(faults).toHaveLength(1);
  });
});

test('browsers render the pages that are under way when a release ends', async () => {
  const { workers, page, faults } = aRelease();
  const pages = [page('never'), page('good')];
  await workers.end();
  await expect(Promise.all(pages)).resolves.toEqual([null, null]);
  await expect(page('good')).resolves.toBeNull();
  expect(faults).toEqual([]);
});

describe('server files', () => {
  const remoteThat = (does: string) => `module.exports = { default: [], firstView: () => { ${does} } };`;

  test.each(['node:fs', 'fs', 'firebase/app', 'toString'])(
    'a remote gets what the shell shares, by name, and not %s',
    async (request) => {
      const good = aRelease({ remote: remoteThat("throw new Error(require('react').version)") });
      await expect(good.page('good')).rejects.toThrow('Error: 19');
      const { page } = aRelease({ remote: remoteThat(`require('${request}')`) });
      await expect(page('good')).rejects.toThrow(`does not share ${request}`);
    },
  );

  test('the shell gets modules of Node and nothing else', async () => {
    const node = aRelease({ shell: "throw new Error(require('node:util').inspect(1n))" });
    await expect(node.page('good')).rejects.toThrow('Error: 1n');
    const { page } = aRelease({ shell: "require('firebase/app')" });
    await expect(page('good')).rejects.toThrow('no module firebase/app');
  });

  test('a remote without routes has no page', async () => {
    const { page } = aRelease({ remote: 'module.exports = { firstView: () => null };' });
    await expect(page('good')).rejects.toThrow('routes.cjs exports no routes');
  });
});
