import {
  describeIssues,
  profiles,
  type Contract,
  type Envelope,
  type Outcome,
  type Profile,
  type RefusalCode,
  type RequestOf,
  type ResponseOf,
  type Role,
  type Stored,
} from '@basket/domain';
import * as v from 'valibot';
import { atomically, operationRecord } from './database/atomically';
import { describeError, RefusedError, refused } from './errors';
import { newProfile } from './new-profile';
import type { LogLine } from './log-line';
import type { Caller, Services } from './services';
import { UnitOfWork } from './database/unit-of-work';

/** The caller according to the profile at the moment of the operation. */
export interface Actor extends Caller {
  readonly role: Role;
  readonly profile: Stored<Profile>;
}

/** Roles that may call, or `signed-in` for any account. Required, so that no route is left unguarded. */
export type Access = readonly [Role, ...Role[]] | 'signed-in';

export interface Attempt<C extends Contract> {
  readonly input: RequestOf<C>;
  /** Read and authorised in this same step: a demotion counts at once, even if the token is older. */
  readonly actor: Actor;
  readonly unit: UnitOfWork;
  readonly now: number;
  readonly services: Services;
  /** The attempt before asked outside in vain: see {@link AskOutside}. */
  readonly isUnanswered: boolean;
}

/** Ends an attempt that cannot decide before somebody outside was asked; after the answer, or without one, the next attempt decides. */
export class AskOutside extends Error {
  override readonly name = 'AskOutside';
  /**
   * @param ask returns false when there is no answer
   * @param inVain the refusal of a request that cannot be decided without one
   */
  constructor(
    readonly ask: (run: Services) => Promise<boolean>,
    readonly inVain: RefusalCode,
  ) {
    super(`Nobody outside was asked: ${inVain}`);
  }
}

export interface Operation<C extends Contract = Contract> {
  readonly contract: C;
  readonly access: Access;
  readonly kind: 'recorded' | 'unrecorded' | 'query';
  /** A method, not a property: operations of different contracts stand in one list. */
  attempt(attempt: Attempt<C>): Promise<ResponseOf<C>>;
}

const operationOf =
  (kind: Operation['kind']) =>
  <C extends Contract>(contract: C, access: Access, attempt: Operation<C>['attempt']): Operation<C> => ({
    contract,
    access,
    kind,
    attempt,
  });

/**
 * An operation: its contract, who may call it, and one attempt to read, decide and write. `attempt` is one try
 * of an atomic step (see {@link atomically}) and may run several times.
 */
export const operation = operationOf('recorded');

/** An operation that may be repeated without harm (the last call counts) and is not recorded. */
export const unrecordedOperation = operationOf('unrecorded');

/**
 * An operation that writes nothing through its unit: it only reads, or it runs separate steps, each atomic and safe to
 * repeat.
 */
export const query = operationOf('query');

/** Refuses a decision of an admin about the admin's own money (rule: own-money). */
export function requireOtherOwner(actor: Actor, ownerId: string): void {
  if (actor.uid === ownerId) throw refused('own_money');
}

/** The value, or the refusal as an exception that ends the attempt. */
export function orRefuse<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new RefusedError(outcome.refusal);
  return outcome.value;
}

/** Runs one request: parse, authorise, act, write one log line. */
export async function runOperation<C extends Contract>(
  operation: Operation<C>,
  envelope: Envelope,
  caller: Caller,
  services: Services,
): Promise<ResponseOf<C>> {
  const { contract, access, kind } = operation;
  const name = `${contract.domain}.${contract.operation}`;
  const startedAt = services.now();
  const meter = { reads: 0 };
  const metered: Services = { ...services, meter };
  const log = (result: string, more: Partial<LogLine> = {}): void =>
    services.log({
      operation: name,
      result,
      ms: services.now() - startedAt,
      reads: meter.reads,
      operationId: envelope.operationId,
      correlationId: envelope.correlationId,
      actor: caller.uid,
      ...more,
    });
  try {
    const input = parseInput(contract, envelope.input);
    const authorised = async (unit: UnitOfWork, isUnanswered: boolean): Promise<ResponseOf<C>> => {
      const now = services.now();
      const actor = await readActor(unit, caller, access, now);
      if (actor.role === 'admin') unit.audit.recordAs({ id: actor.uid, name: actor.profile.name });
      return operation.attempt({ input, actor, unit, now, services: metered, isUnanswered });
    };
    if (kind === 'query') {
      const value = await authorised(new UnitOfWork(metered), false);
      log('ok');
      return value;
    }
    const record =
      kind === 'recorded' ? operationRecord(caller.uid, envelope.operationId, name, input) : null;
    const { value, tries, writes, isRepetition } = await askingOutside(metered, (isUnanswered) =>
      atomically(metered, record, (unit) => authorised(unit, isUnanswered)),
    );
    log(isRepetition ? 'repeated' : 'ok', { tries, writes });
    return value;
  } catch (error) {
    if (error instanceof RefusedError) log(error.refusal.code);
    else log('fault', { fault: describeError(error) });
    throw error;
  }
}

/** While one question is answered, another may come up; a request asks no more than these. */
const mostQuestions = 3;

/** Acts; where that needs an answer from outside, asks for it in between and acts again. */
async function askingOutside<T>(run: Services, act: (isUnanswered: boolean) => Promise<T>): Promise<T> {
  let isUnanswered = false;
  for (let questions = 0; ; questions += 1)
    try {
      return await act(isUnanswered);
    } catch (error) {
      if (!(error instanceof AskOutside)) throw error;
      if (isUnanswered || questions >= mostQuestions) throw refused(error.inVain);
      isUnanswered = !(await error.ask(run));
    }
}

function parseInput<C extends Contract>(contract: C, input: unknown): RequestOf<C> {
  const parsed = v.safeParse(contract.request, input);
  if (parsed.success) return parsed.output;
  const [issue = ''] = describeIssues(parsed.issues);
  throw refused('invalid_request', { issue });
}

async function readActor(unit: UnitOfWork, caller: Caller, access: Access, now: number): Promise<Actor> {
  const [stored, isOpen] = await Promise.all([unit.get(profiles, caller.uid), caller.isOpen()]);
  // Auth follows the profile by a task; until then the profile itself refuses (rule: account-disabled).
  if (!isOpen || (stored && stored.disabledAt !== null)) throw refused('account_closed');
  // An account without a profile has the rights of a customer (rule: profile-role), nothing more.
  const profile = stored ?? { id: caller.uid, ...(await newProfile(unit, caller, now)) };
  // Whoever gets hold of a number must not get hold of the store with it.
  if (caller.signInPhone !== null && profile.role !== 'customer') throw refused('not_allowed');
  if (access !== 'signed-in' && !access.includes(profile.role)) throw refused('not_allowed');
  return { ...caller, role: profile.role, profile };
}
