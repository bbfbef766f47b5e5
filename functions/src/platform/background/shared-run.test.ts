import { SharedRun } from './shared-run';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function openRuns() {
  const runs = new SharedRun<number>();
  const ends: ((error?: Error) => void)[] = [];
  const act = (): Promise<number> => {
    const number = ends.length;
    return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(number))));
  };
  return { run: () => runs.run(act), ends };
}

test('the caller who asks first during a run gets the one after it, the others leave it to that one at once', async () => {
  const { run, ends } = openRuns();
  const first = run();
  const second = run();
  expect(await Promise.all([run(), run()])).toEqual([null, null]);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect([await first, await second]).toEqual([0, 1]);
  const last = run();
  ends[2]?.();
  expect(await last).toBe(2);
});

test('a run that fails is told to those who asked for it, and the next one starts', async () => {
  const { run, ends } = openRuns();
  const first = run();
  const second = run();
  ends[0]?.(new Error('unreachable'));
  await expect(first).rejects.toThrow('unreachable');
  await settled();
  ends[1]?.();
  expect(await second).toBe(1);
});
