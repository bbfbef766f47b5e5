import { FieldValue, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { aggregate, compareValues, testOf, type Aggregates, type Test } from './simulated-comparisons';

/**
 * A Firestore in memory for long histories: only what our functions use, with the same preconditions and error codes
 * (simulated-firestore.emulator.test.ts compares it with the emulator). The scheduler decides when each request arrives
 * and is answered. The order of all steps follows from one seed, so that a failing history fails again.
 */
export interface Simulation {
  readonly db: Firestore;
  /** Waits for an arbitrary number of other steps. */
  readonly pause: () => Promise<void>;
}

interface StoredDocument {
  readonly data: DocumentData;
  readonly updateTime: Timestamp;
}

/** As the client library reports it. */
const statusError = (code: number, reason: string): Error =>
  Object.assign(new Error(`${code} ${reason}`), { code });

const notFound = 5;
const alreadyExists = 6;
const failedPrecondition = 9;
const aborted = 10;

/** @param latencyMs how long a request and its answer take; by default they take no time, but any order */
export function simulateFirestore(random: () => number, latencyMs = 0): Simulation {
  const scheduler = new Scheduler(random, latencyMs);
  // Our functions know a few methods of the client library; this has those.
  const db = new SimulatedFirestore(scheduler) as unknown as Firestore;
  return { db, pause: () => scheduler.turn() };
}

/** Lets exactly one of all that wait go on at a time, chosen by chance. */
class Scheduler {
  private readonly waiting: (() => void)[] = [];
  private isRunning = false;

  constructor(
    private readonly random: () => number,
    private readonly latencyMs: number,
  ) {}

  turn(): Promise<void> {
    if (this.latencyMs > 0) return new Promise((resolve) => setTimeout(resolve, this.latencyMs));
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.isRunning) return;
      this.isRunning = true;
      setImmediate(() => this.next());
    });
  }

  private next(): void {
    const at = Math.floor(this.random() * this.waiting.length);
    const [resume] = this.waiting.splice(at, 1);
    resume?.();
    // What follows from it in the same process runs first: immediates come after all microtasks.
    setImmediate(() => {
      if (this.waiting.length > 0) this.next();
      else this.isRunning = false;
    });
  }
}

const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

class SimulatedFirestore {
  private version = 0;
  private readonly documents = new Map<string, StoredDocument>();
  /** Paths by collection. */
  private readonly collections = new Map<string, Set<string>>();

  constructor(private readonly scheduler: Scheduler) {}

  /** One request: its effect happens at one moment, between the asking and the answer. */
  async request<T>(effect: () => T): Promise<T> {
    await this.scheduler.turn();
    let settle: () => T;
    try {
      const value = effect();
      settle = () => value;
    } catch (error) {
      settle = () => {
        throw error;
      };
    }
    await this.scheduler.turn();
    return settle();
  }

  doc(path: string): SimulatedReference {
    return new SimulatedReference(this, path);
  }

  collection(path: string): SimulatedQuery {
    return new SimulatedQuery(this, path);
  }

  batch(): SimulatedBatch {
    return new SimulatedBatch(this);
  }

  /** One try. What it has read must be the same when it commits; the real one locks it until then. */
  async runTransaction<T>(act: (transaction: SimulatedTransaction) => Promise<T>): Promise<T> {
    const transaction = new SimulatedTransaction(this);
    const value = await act(transaction);
    await transaction.commit();
    return value;
  }

  getAll(...references: readonly SimulatedReference[]): Promise<SimulatedSnapshot[]> {
    return this.request(() => references.map(({ path }) => this.snapshot(path)));
  }

  snapshot(path: string): SimulatedSnapshot {
    const stored = this.documents.get(path);
    return new SimulatedSnapshot(this.doc(path), stored?.updateTime, stored?.data);
  }

  /** The documents of one collection that pass, by id. */
  select(collection: string, passes: (data: DocumentData) => boolean): SimulatedSnapshot[] {
    return [...(this.collections.get(collection) ?? [])]
      .filter((path) => passes(this.documents.get(path)?.data ?? {}))
      .sort()
      .map((path) => this.snapshot(path));
  }

  /** All or nothing. */
  commit(writes: readonly Write[]): void {
    for (const write of writes) check(write, this.documents.get(write.path));
    this.version += 1;
    const updateTime = Timestamp.fromMillis(this.version);
    for (const { kind, path, data } of writes) {
      if (kind === 'delete') this.remove(path);
      else {
        const before = kind === 'update' ? this.documents.get(path)?.data : {};
        this.put(path, { data: Object.freeze({ ...before, ...plain(data ?? {}) }), updateTime });
      }
    }
  }

  private put(path: string, document: StoredDocument): void {
    this.documents.set(path, document);
    const paths = this.collections.get(collectionOf(path)) ?? new Set();
    this.collections.set(collectionOf(path), paths.add(path));
  }

  private remove(path: string): void {
    this.documents.delete(path);
    this.collections.get(collectionOf(path))?.delete(path);
  }
}

interface Write {
  readonly kind: 'create' | 'set' | 'update' | 'delete';
  readonly path: string;
  readonly data?: DocumentData;
  readonly lastUpdateTime?: Timestamp | undefined;
}

function check({ kind, path, lastUpdateTime }: Write, stored: StoredDocument | undefined): void {
  if (kind === 'create' && stored) throw statusError(alreadyExists, `${path} exists`);
  if (lastUpdateTime && !stored?.updateTime.isEqual(lastUpdateTime))
    throw statusError(failedPrecondition, `${path} has changed`);
  if (kind === 'update' && !stored) throw statusError(notFound, `${path} is missing`);
}

function plain(data: DocumentData): DocumentData {
  for (const [field, value] of Object.entries(data))
    if (field.includes('.') || value instanceof FieldValue)
      throw new Error(`The simulation knows no field paths and no transforms: ${field}`);
  return frozenCopyOf(data) as DocumentData;
}

/** So that readers share what is stored: a copy for each of them took a tenth of the histories' time. Timestamps keep their class. */
function frozenCopyOf(value: unknown): unknown {
  if (value instanceof Timestamp || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopyOf));
  const copy: Record<string, unknown> = {};
  for (const [key, nested] of Object.entries(value)) copy[key] = frozenCopyOf(nested);
  return Object.freeze(copy);
}

class SimulatedReference {
  readonly id: string;
  constructor(
    private readonly owner: SimulatedFirestore,
    readonly path: string,
  ) {
    this.id = path.slice(path.lastIndexOf('/') + 1);
  }
  get(): Promise<SimulatedSnapshot> {
    return this.owner.request(() => this.owner.snapshot(this.path));
  }
  create(data: DocumentData): Promise<void> {
    return this.owner.request(() => this.owner.commit([{ kind: 'create', path: this.path, data }]));
  }
  delete(): Promise<void> {
    return this.owner.request(() => this.owner.commit([{ kind: 'delete', path: this.path }]));
  }
}

class SimulatedSnapshot {
  readonly id: string;
  constructor(
    readonly ref: SimulatedReference,
    readonly updateTime: Timestamp | undefined,
    /** As it is stored, where nothing changes it: it is frozen, and a write stores another object. */
    private readonly content: DocumentData | undefined,
  ) {
    this.id = ref.id;
  }
  get exists(): boolean {
    return this.content !== undefined;
  }
  data(): DocumentData | undefined {
    return this.content;
  }
  get(field: string): unknown {
    return this.content?.[field];
  }
}

class SimulatedBatch {
  protected readonly writes: Write[] = [];
  constructor(protected readonly owner: SimulatedFirestore) {}

  create({ path }: SimulatedReference, data: DocumentData): void {
    this.writes.push({ kind: 'create', path, data });
  }
  set({ path }: SimulatedReference, data: DocumentData): void {
    this.writes.push({ kind: 'set', path, data });
  }
  update({ path }: SimulatedReference, data: DocumentData, precondition?: Precondition): void {
    this.writes.push({ kind: 'update', path, data, lastUpdateTime: precondition?.lastUpdateTime });
  }
  delete({ path }: SimulatedReference, precondition?: Precondition): void {
    this.writes.push({ kind: 'delete', path, lastUpdateTime: precondition?.lastUpdateTime });
  }
  commit(): Promise<void> {
    return this.owner.request(() => this.owner.commit(this.writes));
  }
}

class SimulatedTransaction extends SimulatedBatch {
  private readonly read: (() => boolean)[] = [];

  async getAll(...references: readonly SimulatedReference[]): Promise<SimulatedSnapshot[]> {
    const snapshots = await this.owner.getAll(...references);
    for (const snapshot of snapshots)
      this.read.push(() => isSame(this.owner.snapshot(snapshot.ref.path), snapshot));
    return snapshots;
  }
  async get(query: SimulatedQuery): Promise<QueryResult> {
    const result = await query.get();
    this.read.push(() => {
      const docs = query.select();
      return docs.length === result.docs.length && docs.every((doc, at) => isSame(doc, result.docs[at]));
    });
    return result;
  }
  override commit(): Promise<void> {
    return this.owner.request(() => {
      if (!this.read.every((isUnchanged) => isUnchanged()))
        throw statusError(aborted, 'something has changed');
      this.owner.commit(this.writes);
    });
  }
}

const isSame = (now: SimulatedSnapshot, before: SimulatedSnapshot | undefined): boolean =>
  now.ref.path === before?.ref.path && now.updateTime?.toMillis() === before.updateTime?.toMillis();

interface QueryResult {
  readonly docs: readonly SimulatedSnapshot[];
}

interface Precondition {
  readonly lastUpdateTime?: Timestamp;
}

interface QueryTerms {
  readonly tests: readonly (readonly [field: string, test: Test])[];
  readonly orders: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly most: number;
  readonly after?: Place;
}

type Place = Pick<SimulatedSnapshot, 'id' | 'get'>;

class SimulatedQuery {
  constructor(
    private readonly owner: SimulatedFirestore,
    private readonly path: string,
    private readonly terms: QueryTerms = { tests: [], orders: [], most: Infinity },
  ) {}

  where(field: string, operator: string, operand: unknown): SimulatedQuery {
    return this.with({ tests: [...this.terms.tests, [field, testOf(operator, operand)]] });
  }
  orderBy(field: string, direction: 'asc' | 'desc' = 'asc'): SimulatedQuery {
    // Equals are in the order of their names anyway.
    return field === '__name__' ? this : this.with({ orders: [...this.terms.orders, [field, direction]] });
  }
  limit(most: number): SimulatedQuery {
    return this.with({ most });
  }
  startAfter(...[after, id]: readonly [Place] | readonly [value: number, id: string]): SimulatedQuery {
    return this.with({ after: typeof after === 'number' ? { id: id ?? '', get: () => after } : after });
  }
  get(): Promise<QueryResult> {
    return this.owner.request(() => ({ docs: this.select() }));
  }
  aggregate(asked: Aggregates) {
    return { get: () => this.owner.request(() => ({ data: () => aggregate(asked, this.select()) })) };
  }

  private with(changed: Partial<QueryTerms>): SimulatedQuery {
    return new SimulatedQuery(this.owner, this.path, { ...this.terms, ...changed });
  }

  /** @internal */
  select(): SimulatedSnapshot[] {
    const { tests, orders, most, after } = this.terms;
    return this.owner
      .select(
        this.path,
        (data) =>
          tests.every(([field, test]) => test(data[field])) &&
          orders.every(([field]) => data[field] !== undefined),
      )
      .sort((a, b) => this.compare(a, b))
      .filter((found) => !after || this.compare(found, after) > 0)
      .slice(0, most);
  }

  private compare(a: Place, b: Place): number {
    for (const [field, direction] of this.terms.orders) {
      const order = compareValues(a.get(field), b.get(field));
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    const last = this.terms.orders.at(-1)?.[1];
    const byId = compareValues(a.id, b.id);
    return last === 'desc' ? -byId : byId;
  }
}
