import type * as FirstView from './first-view';

/** Frames and idle moments happen when the test says so. */
let frames: FrameRequestCallback[] = [];
let idle: (() => void)[] = [];

async function aPage(): Promise<typeof FirstView> {
  jest.resetModules();
  return import('./first-view');
}

const settle = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
  jest.advanceTimersByTime(1);
};

/** Paints twice and lets the browser be idle. */
function paint(): void {
  for (let frame = 0; frame < 2; frame += 1) for (const run of frames.splice(0)) run(0);
  for (const run of idle.splice(0)) run();
}

function aPart() {
  let arrive = (): void => undefined;
  let fail = (_error: Error): void => undefined;
  const part = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { part, arrive: () => arrive(), fail: () => fail(new Error('x')) };
}

beforeEach(() => {
  frames = [];
  idle = [];
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
});
afterEach(() => jest.useRealTimers());

test('ends after the first paint if nothing is loading', async () => {
  const { afterFirstView } = await aPage();
  const task = jest.fn();
  afterFirstView(task);
  await settle();
  expect(task).not.toHaveBeenCalled();
  paint();
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(['arrive', 'fail'] as const)('waits for what is held until it has settled: %s', async (end) => {
  const { afterFirstView, holdFirstView } = await aPage();
  const area = aPart();
  const task = jest.fn();
  holdFirstView(area.part);
  afterFirstView(task);
  await settle();
  paint();
  expect(task).not.toHaveBeenCalled();
  area[end]();
  await settle();
  paint();
  expect(task).toHaveBeenCalledTimes(1);
});

test('waits for a part that is requested while another is being shown', async () => {
  const { afterFirstView, holdFirstView } = await aPage();
  const area = aPart();
  const page = aPart();
  const task = jest.fn();
  holdFirstView(area.part);
  afterFirstView(task);
  area.arrive();
  await settle();
  holdFirstView(page.part);
  paint();
  expect(task).not.toHaveBeenCalled();
  page.arrive();
  await settle();
  paint();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task does not wait for a hidden tab, which never paints', async () => {
  const { afterFirstView } = await aPage();
  const task = jest.fn();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  afterFirstView(task);
  await settle();
  jest.advanceTimersByTime(0);
  expect(task).toHaveBeenCalledTimes(1);
});

test('the first view has a time limit, and a task runs once', async () => {
  const { afterFirstView, holdFirstView } = await aPage();
  const hanging = aPart();
  const task = jest.fn();
  holdFirstView(hanging.part);
  afterFirstView(task);
  jest.advanceTimersByTime(30_000);
  expect(task).toHaveBeenCalledTimes(1);
  hanging.arrive();
  await settle();
  paint();
  expect(task).toHaveBeenCalledTimes(1);
});
