import type { Contract, PublicStoreSettings, RequestOf, ResponseOf } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { RefusedError } from '../../platform/errors';
import type { Operation } from '../../platform/operation';
import type { Services } from '../../platform/services';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  settingsDocument,
  type Harness,
} from '../harness';
import { seededRandom, untilAnswered, withFaults, type Answer } from './faults';

/** A running history: its source of chance, services that fail now and then, what succeeded, and the findings. */
export class HistoryRun {
  /** How often each thing succeeded. */
  readonly done = new Map<string, number>();
  readonly findings: string[] = [];
  protected readonly random: () => number;
  protected faulty: Services;
  protected readonly startAt: number;
  private serial = 0;

  constructor(
    protected readonly harness: Harness,
    seed: number,
  ) {
    this.random = seededRandom(seed);
    this.faulty = withFaults(harness.services, this.random);
    this.startAt = harness.services.now();
  }

  /** The same operation id until there is an answer. */
  protected send<C extends Contract>(
    operation: Operation<C>,
    uid: string,
    now: number,
    input: RequestOf<C>,
  ): Promise<Answer<ResponseOf<C>>> {
    const options = { operationId: `history-operation-${this.serial++}`, services: this.at(now) };
    return this.answered(operation.contract.operation, () =>
      this.harness.run(operation, uid, input, options),
    );
  }

  protected async answered<T>(name: string, attempt: () => Promise<T>): Promise<Answer<T>> {
    const codeOf = (error: unknown): string | null =>
      error instanceof RefusedError ? error.refusal.code : null;
    const answer = await untilAnswered(attempt, codeOf).catch((error: unknown): Answer<T> => {
      this.findings.push(`fault: ${String(error)}`);
      return { kind: 'unknown' };
    });
    if (answer.kind === 'ok') this.count(name, 1);
    return answer;
  }

  protected count(name: string, times: number): void {
    this.done.set(name, (this.done.get(name) ?? 0) + times);
  }

  protected at(now: number): Services {
    return { ...this.faulty, now: () => now };
  }
}

/** A store with an admin, one product, orders that wait for a partner, and partners who are free. */
export async function seedWaiting(
  harness: Harness,
  orderIds: readonly string[],
  partnerIds: readonly string[],
  settings: Partial<PublicStoreSettings>,
): Promise<void> {
  await harness.seed({
    ...settingsDocument(settings),
    ...profileDocument('admin1', { role: 'admin' }),
    ...productDocument('tomato', { stockQuantity: 1000 }),
  });
  for (const id of partnerIds) await harness.seed(partnerDocuments(id, { name: id }));
  for (const [index, id] of orderIds.entries())
    await harness.seed(orderDocument(anOrder({ id, orderNumber: `BE261120${1000 + index}` })));
}
