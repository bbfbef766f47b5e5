import type { Kind, Stored } from '@basket/domain';
import type {
  DocumentData,
  DocumentSnapshot,
  Firestore,
  Query,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { AuditTrail } from '../audit/audit-trail';
import { tallyOf, type Tally } from './aggregates';
import { refused } from '../errors';
import type { Damage, DamageServices } from '../instance/damage-reports';
import {
  expiring,
  GuardChangedError,
  parsedOf,
  requireVersions,
  versionsOf,
  type Read,
  type Writer,
} from './guarded-commit';
import type { OutboxMessage } from '../tasks';
import { Turns, type Turn } from '../instance/turns';
import { only, type AnyKind, type BuildQuery, type Of, type Ids, type ReadOf, type Schema } from './kinds';

/** A query leaves out so many pages of damaged documents before it is content with what it has. */
const mostDamagedPages = 20;

/**
 * Reads and writes of one attempt. It commits only if nothing that it has read has changed since (rule: guarded-reads):
 * a document that it writes carries its version as a precondition; one that it only reads is a guard, which the
 * transaction of the commit compares again. Locks are held for as long as that takes, not for the whole attempt.
 */
export class UnitOfWork {
  /** Update times by path; null for what was missing. */
  private readonly versions = new Map<string, Timestamp | null>();
  private readonly guards = new Set<string>();
  private readonly guardedQueries: { readonly query: Query; readonly found: string }[] = [];
  private readonly writes: ((writer: Writer) => void)[] = [];
  private readonly written = new Set<string>();
  /** The record of who changed what with this unit. */
  readonly audit = new AuditTrail();
  readonly messages: OutboxMessage[] = [];
  private counted = 0;
  /** Another instance was faster: nothing was committed. */
  hadConflict = false;

  protected readonly db: Firestore;

  /**
   * @param turn of the request among those of its instance; a new one, which waits for nobody, by default
   * @param lastTry of the same request
   */
  constructor(
    private readonly services: DamageServices,
    readonly turn: Turn = new Turns().arrive(),
    private readonly lastTry: UnitOfWork | null = null,
  ) {
    this.db = services.db;
  }

  now(): number {
    return this.services.now();
  }

  get tries(): number {
    return 1 + (this.lastTry?.tries ?? 0);
  }

  /** In how many conflicts of this request with other instances a document, which this try has read, has changed. */
  conflictsOver(path: string): number {
    if (!this.lastTry) return 0;
    const [before, now] = [this.lastTry.versions.get(path), this.versions.get(path)];
    const isReason = this.lastTry.hadConflict && before && now && !before.isEqual(now);
    return this.lastTry.conflictsOver(path) + (isReason ? 1 : 0);
  }

  /** Documents that are changed or deleted: a request for one of them waits for the others that do so. */
  get contendedPaths(): readonly string[] {
    return [...this.written].filter((path) => this.versions.get(path));
  }

  /** Documents that were read, as they are billed (rule: reads-logged). */
  get readCount(): number {
    return this.counted;
  }

  set readCount(reads: number) {
    const { meter } = this.services;
    if (meter) meter.reads += reads - this.counted;
    this.counted = reads;
  }

  get writeCount(): number {
    return this.writes.length;
  }

  /** One document, parsed; null when it does not exist. @throws as {@link getAll} */
  async get<S extends Schema, Id extends Ids>(kind: Kind<S, Id>, ...id: Id): Promise<Of<S> | null> {
    return (await this.getAll(only(kind, id), [null]))[0] ?? null;
  }

  /**
   * Several documents in one round trip, in the order of the ids; null for each that is missing.
   *
   * @throws refusal `damaged_record` when one does not parse (rule: damage-set-aside)
   */
  async getAll<S extends Schema, Id>(kind: Kind<S, [Id]>, ids: readonly Id[]): Promise<(Of<S> | null)[]> {
    for (const id of ids) this.guards.add(kind.path(id));
    return this.getAllUnguarded(kind, ids);
  }

  /** As {@link getAll}, for what changes all the time and may be a little old: the commit does not depend on it. */
  async getAllUnguarded<S extends Schema, Id>(
    kind: Kind<S, [Id]>,
    ids: readonly Id[],
  ): Promise<(Of<S> | null)[]> {
    const read = await this.readAll(kind, ids);
    return Promise.all(read.map((one) => this.documentOf(one)));
  }

  /** As {@link getAll}, for what goes on without a damaged one: reports it and returns 'damaged' in its place. */
  async getEach<S extends Schema, Id>(
    kind: Kind<S, [Id]>,
    ids: readonly Id[],
  ): Promise<(Of<S> | null | 'damaged')[]> {
    for (const id of ids) this.guards.add(kind.path(id));
    const read = await this.readAll(kind, ids);
    for (const one of read) if ('damage' in one) await this.report(one.damage);
    return read.map((one) => ('damage' in one ? 'damaged' : one.document));
  }

  /** One document as by {@link getEach}. */
  async getOrDamaged<S extends Schema, Id extends Ids>(kind: Kind<S, Id>, ...id: Id) {
    return (await this.getEach(only(kind, id), [null]))[0] ?? null;
  }

  /** A document that exists and parses; null without one. A damaged one is reported. */
  async getSound<S extends Schema, Id extends Ids>(kind: Kind<S, Id>, ...id: Id): Promise<Of<S> | null> {
    return (await this.getAllSound(only(kind, id), [null]))[0] ?? null;
  }

  /** The documents that exist and parse; omits the others and reports the damaged ones. */
  async getAllSound<S extends Schema, Id>(kind: Kind<S, [Id]>, ids: readonly Id[]): Promise<Of<S>[]> {
    return this.soundOf(await this.readAll(kind, ids));
  }

  /**
   * The documents of a query, which the commit does not depend on. A document that does not parse is reported and its
   * place is taken by the next one (rule: damage-set-aside).
   */
  async query<S extends Schema>(kind: AnyKind<S>, build: BuildQuery = (all) => all): Promise<Of<S>[]> {
    const sound: Of<S>[] = [];
    const whole = build(this.db.collection(kind.collection));
    let wanted = whole;
    for (let pages = 0; pages < mostDamagedPages; pages += 1) {
      const { documents, found, last } = await this.page(kind, wanted);
      sound.push(...documents);
      if (!last || documents.length === found) break;
      wanted = whole.startAfter(last).limit(found - documents.length);
    }
    return sound;
  }

  /**
   * All documents of a query, damaged ones too: the commit depends on there being the same ones.
   *
   * @throws refusal `damaged_record` when one does not parse (rule: damage-set-aside)
   */
  async queryGuarded<S extends Schema>(kind: AnyKind<S>, build: BuildQuery): Promise<Of<S>[]> {
    const found = await this.readGuarded(kind, build);
    const read = await Promise.all(found.map((one) => this.documentOf(one)));
    return read.filter((document) => document !== null);
  }

  /** As {@link queryGuarded}, for what goes on without the damaged ones: omits and reports them. */
  async querySoundGuarded<S extends Schema>(kind: AnyKind<S>, build: BuildQuery): Promise<Of<S>[]> {
    return this.soundOf(await this.readGuarded(kind, build));
  }

  /**
   * The documents of one page that parse; the others are reported.
   *
   * @returns also how many there are with the damaged ones, and the last of them, after which the next page starts
   */
  async page<S extends Schema>(
    { schema }: AnyKind<S>,
    wanted: Query,
  ): Promise<{
    readonly documents: Of<S>[];
    readonly found: number;
    readonly last: DocumentSnapshot | undefined;
  }> {
    const { docs } = await wanted.get();
    // A query that finds nothing is billed as one read.
    this.readCount += Math.max(docs.length, 1);
    const documents = await this.soundOf(docs.map((snapshot) => this.remember(schema, snapshot)));
    return { documents, found: docs.length, last: docs.at(-1) };
  }

  /** How many documents a query has, and the sum of one of their fields. */
  async tally(kind: AnyKind, build: BuildQuery = (all) => all, field?: string): Promise<Tally> {
    const tally = await tallyOf(build(this.db.collection(kind.collection)), field);
    this.readCount += tally.reads;
    return tally;
  }

  /** Creates a document; fails the attempt when it exists. */
  create(path: string, data: DocumentData): void {
    this.claim(path);
    this.audit.noteWrite(path, data);
    this.writes.push((writer) => writer.create(this.db.doc(path), expiring(path, data, this.now())));
  }

  /** Changes fields of a document that this unit has read. */
  update(path: string, data: DocumentData): void {
    const version = this.versions.get(path);
    if (!version) throw new Error(`${path} must be read, and exist, before it is updated`);
    this.claim(path);
    this.audit.noteWrite(path, data);
    this.writes.push((writer) =>
      writer.update(this.db.doc(path), expiring(path, data, this.now()), { lastUpdateTime: version }),
    );
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
    this.audit.noteWrite(path, null);
    this.writes.push((writer) => writer.delete(this.db.doc(path), { lastUpdateTime: version }));
  }

  send(message: OutboxMessage): void {
    this.messages.push(message);
  }

  fill(writer: Writer): void {
    for (const write of this.writes) write(writer);
  }

  /** Whether the commit depends on something that this unit does not write, and therefore needs {@link checkGuards}. */
  get isGuarded(): boolean {
    return this.guardPaths.length > 0 || this.guardedQueries.length > 0;
  }

  /**
   * Reads all guards again, within the transaction that commits.
   *
   * @throws GuardChangedError when one is not as it was
   */
  async checkGuards(transaction: Transaction): Promise<void> {
    const paths = this.guardPaths;
    const [documents, ...results] = await Promise.all([
      paths.length > 0 ? transaction.getAll(...paths.map((path) => this.db.doc(path))) : [],
      ...this.guardedQueries.map(({ query }) => transaction.get(query)),
    ]);
    this.readCount += documents.length;
    requireVersions(documents, this.versions);
    for (const [place, { docs }] of results.entries()) {
      this.readCount += Math.max(docs.length, 1);
      if (versionsOf(docs) !== this.guardedQueries[place]?.found) throw new GuardChangedError('a query');
    }
  }

  /**
   * Reads what was read one after the other again, at one moment.
   *
   * @throws GuardChangedError when something of it has changed
   */
  async requireUnchanged(): Promise<void> {
    const references = [...this.guards].map((path) => this.db.doc(path));
    if (references.length < 2) return;
    this.readCount += references.length;
    requireVersions(await this.db.getAll(...references), this.versions);
  }

  private get guardPaths(): readonly string[] {
    return [...this.guards].filter((path) => !this.written.has(path));
  }

  private async readAll<S extends Schema, Id>(
    { schema, path }: Kind<S, [Id]>,
    ids: readonly Id[],
  ): Promise<ReadOf<S>[]> {
    if (ids.length === 0) return [];
    const snapshots = await this.db.getAll(...ids.map((id) => this.db.doc(path(id))));
    this.readCount += snapshots.length;
    return snapshots.map((snapshot) => this.remember(schema, snapshot));
  }

  private async readGuarded<S extends Schema>(kind: AnyKind<S>, build: BuildQuery): Promise<ReadOf<S>[]> {
    const query = build(this.db.collection(kind.collection));
    const { docs } = await query.get();
    this.readCount += Math.max(docs.length, 1);
    this.guardedQueries.push({ query, found: versionsOf(docs) });
    return docs.map((snapshot) => this.remember(kind.schema, snapshot));
  }

  private remember<S extends Schema>(schema: S, snapshot: DocumentSnapshot): ReadOf<S> {
    const { path } = snapshot.ref;
    // The first read counts, also when a query finds the document again: what was decided by it may be old by then.
    if (!this.versions.has(path)) this.versions.set(path, snapshot.updateTime ?? null);
    this.audit.noteRead(snapshot);
    return parsedOf(schema, snapshot);
  }

  private async documentOf<T>(read: Read<T>): Promise<Stored<T> | null> {
    if ('document' in read) return read.document;
    await this.report(read.damage);
    throw refused('damaged_record', { collection: read.damage.path.split('/')[0] ?? '' });
  }

  private async soundOf<T>(read: readonly Read<T>[]): Promise<Stored<T>[]> {
    const sound: Stored<T>[] = [];
    for (const one of read) {
      if ('damage' in one) await this.report(one.damage);
      else if (one.document) sound.push(one.document);
    }
    return sound;
  }

  private async report(damage: Damage): Promise<void> {
    const reads = await this.services.damageReports.report(this.services, damage);
    this.readCount += reads;
  }

  private claim(path: string): void {
    if (this.written.has(path)) throw new Error(`${path} is written twice in one step`);
    this.written.add(path);
  }
}
