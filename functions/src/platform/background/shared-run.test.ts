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

test('whoever asks during a run shares the one after it', async () => {
  const { run, ends } = openRuns();
  const first = run();
  const later = [run(), run(), run()];
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect([await first, ...(await Promise.all(later))]).toEqual([0, 1, 1, 1]);
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
