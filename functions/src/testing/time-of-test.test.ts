import { Turns } from '../platform/instance/turns';
import { TimeOfTest } from './time-of-test';

const time = new TimeOfTest();
const turns = new Turns(time.after);
const path = 'products/tomato';
const limitMs = 40_000;
afterEach(() => jest.useRealTimers());

test('a request has its turn however long a slow machine takes, and its age stays', async () => {
  jest.useFakeTimers();
  const holder = turns.arrive();
  holder.tryHold([path]);
  const arrivedAt = time.elapsedMs();
  const second = turns.arrive();
  const isHeld = time.spend(second.hold([path], limitMs));
  jest.advanceTimersByTime(10 * limitMs);
  holder.end();
  expect(await isHeld).toBe(true);
  expect(time.elapsedMs()).toBe(arrivedAt);
  second.end();
});

test('a test that is over has nothing running: requests that wait have no turn any more, and no time for another try', async () => {
  const holder = turns.arrive();
  holder.tryHold([path]);
  const arrivedAt = time.elapsedMs();
  let isWritten = false;
  const writing = time
    .spend(new Promise((resolve) => setTimeout(resolve, 20)))
    .then(() => (isWritten = true));
  const waiting = [1, 2, 3].map(() => time.spend(turns.arrive().hold([path], limitMs)));
  await time.end();
  expect(isWritten).toBe(true);
  expect(await Promise.all(waiting)).toEqual([false, false, false]);
  expect(time.elapsedMs() - arrivedAt).toBeGreaterThan(limitMs);
  await writing;
  holder.end();
});
