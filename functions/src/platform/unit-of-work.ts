import { parseDocument, type Stored } from '@basket/domain';
import type {
  DocumentData,
  DocumentSnapshot,
  Firestore,
  Query,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore';
import type * as v from 'valibot';
import type { OutboxMessage } from './tasks';

/**
 * Reads and writes of one attempt. Every document that is read is remembered with its version; every
 * update carries that version as a precondition, so the batch commits only if nothing that was written
 * has changed since it was read. It protects only documents that it also writes: an invariant may rest
 * on nothing else.
 */
export class UnitOfWork {
  private readonly versions = new Map<string, Timestamp | null>();
  private readonly writes: ((batch: WriteBatch) => void)[] = [];
  private readonly written = new Set<string>();
  readonly messages: OutboxMessage[] = [];
  readCount = 0;

  constructor(protected readonly db: Firestore) {}

  /** Documents that must not have changed when this is committed. */
  get guardedPaths(): readonly string[] {
    return [...this.written].filter((path) => this.versions.get(path));
  }

  get writeCount(): number {
    return this.writes.length;
  }

  /** One document, parsed; null when it does not exist. */
  async get<S extends v.GenericSchema>(schema: S, path: string): Promise<Stored<v.InferOutput<S>> | null> {
    const [document] = await this.getAll(schema, [path]);
    return document ?? null;
  }

  /** Several documents in one round trip, in the order of the paths; null for each that is missing. */
  async getAll<S extends v.GenericSchema>(
    schema: S,
    paths: readonly string[],
  ): Promise<(Stored<v.InferOutput<S>> | null)[]> {
    if (paths.length === 0) return [];
    const snapshots = await this.db.getAll(...paths.map((path) => this.db.doc(path)));
    return snapshots.map((snapshot) => this.remember(schema, snapshot));
  }

  /** The documents of a query. What must hold for all of them needs a written guard document as well. */
  async query<S extends v.GenericSchema>(
    schema: S,
    build: (db: Firestore) => Query,
  ): Promise<Stored<v.InferOutput<S>>[]> {
    const { docs } = await build(this.db).get();
    return docs.flatMap((snapshot) => this.remember(schema, snapshot) ?? []);
  }

  /** Creates a document; fails the attempt when it exists. */
  create(path: string, data: DocumentData): void {
    this.claim(path);
    this.writes.push((batch) => batch.create(this.db.doc(path), data));
  }

  /** Changes fields of a document that this unit has read. */
  update(path: string, data: DocumentData): void {
    const version = this.versions.get(path);
    if (!version) throw new Error(`${path} must be read, and exist, before it is updated`);
    this.claim(path);
    this.writes.push((batch) => batch.update(this.db.doc(path), data, { lastUpdateTime: version }));
  }

  /** Creates the document when it was missing, otherwise changes it. It must have been read. */
  put(path: string, data: DocumentData): void {
    if (this.versions.get(path)) this.update(path, data);
    else this.create(path, data);
  }

  /** Deletes a document that this unit has read, unless it has changed since. */
  delete(path: string): void {
    const version = this.versions.get(path);
    if (!version) throw new Error(`${path} must be read, and exist, before it is deleted`);
    this.claim(path);
    this.writes.push((batch) => batch.delete(this.db.doc(path), { lastUpdateTime: version }));
  }

  send(message: OutboxMessage): void {
    this.messages.push(message);
  }

  fill(batch: WriteBatch): void {
    for (const write of this.writes) write(batch);
  }

  private remember<S extends v.GenericSchema>(
    schema: S,
    snapshot: DocumentSnapshot,
  ): Stored<v.InferOutput<S>> | null {
    const { path, id } = snapshot.ref;
    this.readCount += 1;
    this.versions.set(path, snapshot.updateTime ?? null);
    return snapshot.exists ? parseDocument(schema, path, id, snapshot.data()) : null;
  }

  private claim(path: string): void {
    if (this.written.has(path)) throw new Error(`${path} is written twice in one step`);
    this.written.add(path);
  }
}
