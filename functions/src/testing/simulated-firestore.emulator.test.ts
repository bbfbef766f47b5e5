import { AggregateField, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { someInstant } from '@basket/domain/testing';
import { seededRandom, pick } from './histories/faults';
import { openHarness, openSimulation, type Harness } from './harness';

/**
 * The simulation answers as the emulator does: the same random requests to both, one after the other, and
 * the same answers, error codes and contents.
 */
const seed = Number(process.env['HISTORY_SEED'] ?? 20261121);
const rounds = 250;

let emulator: Harness;
beforeAll(() => {
  emulator = openHarness(someInstant);
});
afterAll(() => emulator.close());

const ids = ['a', 'b', 'c', 'd'];
const collection = `agreement-${randomUUID().slice(0, 8)}`;

type Answer = { readonly ok: unknown } | { readonly code: unknown };
const answerOf = async (attempt: () => Promise<unknown>): Promise<Answer> => {
  try {
    return { ok: await attempt() };
  } catch (error) {
    return { code: (error as { code?: unknown }).code };
  }
};

/** One of the requests that our functions make, drawn before it is sent to either. */
function drawRequest(
  random: () => number,
): (db: Firestore, versions: Map<string, Timestamp>) => Promise<unknown> {
  const path = `${collection}/${pick(random, ids)}`;
  const other = `${collection}/${pick(random, ids)}`;
  const data = {
    n: Math.floor(random() * 5),
    text: pick(random, ['x', 'y']),
    maybe: pick(random, [null, 1, 2]),
  };
  const fresh = Math.floor(random() * 1e9);
  const isFresh = random() < 0.7;
  const version = (versions: Map<string, Timestamp>, of: string): { lastUpdateTime: Timestamp } | null => {
    const known = isFresh ? versions.get(of) : Timestamp.fromMillis(1);
    return known ? { lastUpdateTime: known } : null;
  };
  return pick(random, [
    (db) => {
      const batch = db.batch();
      batch.create(db.doc(path), data);
      return batch.commit().then(() => 'committed');
    },
    (db, versions) => {
      const batch = db.batch();
      const known = version(versions, path);
      if (known) batch.update(db.doc(path), { n: data.n }, known);
      else batch.update(db.doc(path), { n: data.n });
      // Refused together: which of two reasons is told first is nobody's promise.
      batch.create(db.doc(`${path}-${fresh}`), data);
      return batch.commit().then(() => 'committed');
    },
    (db, versions) => {
      const batch = db.batch();
      const known = version(versions, path);
      if (known) batch.delete(db.doc(path), known);
      else batch.delete(db.doc(path));
      return batch.commit().then(() => 'committed');
    },
    (db) =>
      db
        .doc(path)
        .delete()
        .then(() => 'deleted'),
    async (db) => {
      const snapshots = await db.getAll(db.doc(path), db.doc(other));
      return snapshots.map((snapshot) => [
        snapshot.id,
        snapshot.exists,
        snapshot.data() ?? null,
        snapshot.get('n'),
      ]);
    },
    (db) => contents(db.collection(collection).where('n', '==', data.n)),
    (db) => contents(db.collection(collection).where('text', 'in', ['x'])),
    (db) => contents(db.collection(collection).where('maybe', '==', null)),
    (db) => contents(db.collection(collection).where('maybe', '<', 2).orderBy('maybe').limit(2)),
    async (db) => {
      const sums = { count: AggregateField.count(), sum: AggregateField.sum('maybe') };
      return (await db.collection(collection).aggregate(sums).get()).data();
    },
    (db) => contents(db.collection(collection).where('n', '>=', 2).orderBy('n', 'desc')),
  ] satisfies ((db: Firestore, versions: Map<string, Timestamp>) => Promise<unknown>)[]);
}

/** Without the order of equals, which the simulation does not promise. */
async function contents(query: {
  get(): Promise<{ docs: readonly { id: string; data(): DocumentData }[] }>;
}) {
  const { docs } = await query.get();
  return docs.map((doc) => JSON.stringify([doc.id, Object.entries(doc.data()).sort()])).sort();
}

async function versionsIn(db: Firestore): Promise<Map<string, Timestamp>> {
  const snapshots = await db.getAll(...ids.map((id) => db.doc(`${collection}/${id}`)));
  return new Map(
    snapshots.flatMap(({ ref, updateTime }) => (updateTime ? [[ref.path, updateTime] as const] : [])),
  );
}

test(`${rounds} random requests have the same answers as from the emulator`, async () => {
  const random = seededRandom(seed);
  const simulation = openSimulation(someInstant, seededRandom(1));
  const codes = new Set<unknown>();
  for (let round = 0; round < rounds; round += 1) {
    const request = drawRequest(random);
    const [real, simulated] = await Promise.all(
      [emulator.db, simulation.db].map(async (db) => {
        const versions = await versionsIn(db);
        return answerOf(() => request(db, versions));
      }),
    );
    expect({ round, answer: simulated }).toEqual({ round, answer: real });
    if (real && 'code' in real) codes.add(real.code);
  }
  // Each of the three ways to be refused occurred, else the agreement says little.
  expect([...codes].sort()).toEqual([5, 6, 9]);
});
