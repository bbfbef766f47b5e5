import fc from 'fast-check';
import { Turns, type Turn } from './turns';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const patienceMs = 10_000;

/** Waits for a turn and notes when it comes. */
function queue(turn: Turn, paths: readonly string[], name: string, seen: string[]): Promise<void> {
  return turn.hold(paths, patienceMs).then((isHeld) => {
    seen.push(isHeld ? name : `${name} gave up`);
  });
}

test('the request that came first is served first, however late it asks (rule: first-come-first-served)', async () => {
  const turns = new Turns();
  const [first, oldest, older, younger] = [turns.arrive(), turns.arrive(), turns.arrive(), turns.arrive()];
  const seen: string[] = [];
  expect(first.tryHold(['a'])).toBe(true);
  void queue(younger, ['a'], 'younger', seen);
  void queue(older, ['b', 'a'], 'older', seen);
  void queue(oldest, ['a'], 'oldest', seen);
  await settle();
  expect(seen).toEqual([]);
  for (const turn of [first, oldest, older]) {
    turn.end();
    await settle();
  }
  expect(seen).toEqual(['oldest', 'older', 'younger']);
});

test('a newcomer does not overtake somebody who waits for one document more (rule: first-come-first-served)', async () => {
  const turns = new Turns();
  const [holder, waiting, newcomer] = [turns.arrive(), turns.arrive(), turns.arrive()];
  const seen: string[] = [];
  holder.tryHold(['b']);
  void queue(waiting, ['a', 'b'], 'waiting', seen);
  expect(newcomer.tryHold(['a'])).toBe(false);
  void queue(newcomer, ['a'], 'newcomer', seen);
  await settle();
  expect(seen).toEqual([]);
  holder.end();
  await settle();
  expect(seen).toEqual(['waiting']);
  waiting.end();
});

test('a request that needs one document more keeps its place before younger requests', async () => {
  const turns = new Turns();
  const [holder, older, younger] = [turns.arrive(), turns.arrive(), turns.arrive()];
  const seen: string[] = [];
  holder.tryHold(['b']);
  older.tryHold(['a']);
  void queue(younger, ['a'], 'younger', seen);
  void queue(older, ['b'], 'older', seen);
  await settle();
  expect(seen).toEqual([]);
  holder.end();
  await settle();
  expect(seen).toEqual(['older']);
  older.end();
});

test('nobody waits at another document', () => {
  const turns = new Turns();
  expect(turns.arrive().tryHold(['a'])).toBe(true);
  expect(turns.arrive().tryHold(['b'])).toBe(true);
});

test('a request that waits too long gives up and leaves the queue to the others', async () => {
  const turns = new Turns();
  const [holder, impatient, patient] = [turns.arrive(), turns.arrive(), turns.arrive()];
  holder.tryHold(['a']);
  const seen: string[] = [];
  void queue(patient, ['a', 'b'], 'patient', seen);
  expect(await impatient.hold(['a'], 5)).toBe(false);
  holder.end();
  await settle();
  expect(seen).toEqual(['patient']);
});

test('requests all get through, whatever they ask for, never two at the same document', async () => {
  const asked = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(asked, async (requests) => {
      const turns = new Turns();
      const held = new Set<string>();
      await Promise.all(
        requests.map(async (paths) => {
          const turn = turns.arrive();
          // Some come holding a document already, and give it up while they wait.
          if (!turn.tryHold(['x'])) turn.tryHold(['y']);
          expect(await turn.hold(paths, patienceMs)).toBe(true);
          for (const path of paths) expect(held).not.toContain(path);
          for (const path of paths) held.add(path);
          await settle();
          for (const path of paths) held.delete(path);
          turn.end();
        }),
      );
    }),
    { numRuns: 200 },
  );
});
