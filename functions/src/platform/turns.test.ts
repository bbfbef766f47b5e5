import fc from 'fast-check';
import { Turns } from './turns';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('one after the other at the same document, in the order of asking', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const end = await turns.take(['a']);
  const second = turns.take(['b', 'a']).then((finish) => {
    seen.push('second');
    return finish;
  });
  const third = turns.take(['a']).then(() => seen.push('third'));
  await settle();
  expect(seen).toEqual([]);
  end();
  (await second)();
  await third;
  expect(seen).toEqual(['second', 'third']);
});

test('nobody waits at another document', async () => {
  const turns = new Turns();
  await turns.take(['a']);
  await turns.take(['b']);
});

test('whatever they ask for, all get through, never two at the same document', async () => {
  const asked = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(asked, async (requests) => {
      const turns = new Turns();
      const held = new Set<string>();
      await Promise.all(
        requests.map(async (paths) => {
          const end = await turns.take(paths);
          for (const path of paths) expect(held).not.toContain(path);
          for (const path of paths) held.add(path);
          await settle();
          for (const path of paths) held.delete(path);
          end();
        }),
      );
    }),
    { numRuns: 200 },
  );
});
