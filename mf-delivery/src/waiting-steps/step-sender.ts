import { stepKeptForMs, type StepDraft, type WaitingStep } from '@basket/domain';
import { CallFailedError, CallRefusedError } from '@basket/web';
import { t } from '../texts';
import { createStepStore, isOpen, type StepStore, type StorePorts } from './step-store';

/** The state of a step: the server has answered, or it waits for the network or a server that works again. */
export type Outcome = 'sent' | 'waiting';

export interface SenderPorts extends StorePorts {
  readonly send: (step: WaitingStep) => Promise<unknown>;
  readonly isOnline: () => boolean;
  /** A step that had waited has been carried out. */
  readonly onSentLater: (step: WaitingStep) => void;
}

export interface StepSender extends Pick<StepStore, 'steps' | 'justSent' | 'faults' | 'subscribe'> {
  /**
   * Keeps a step on this device, then sends it after those before it.
   *
   * @throws CallRefusedError if the server refuses it at once; later refusals are kept in `steps`
   */
  readonly perform: (draft: StepDraft) => Promise<Outcome>;
  /** Sends what waits, in order, as far as the network allows. */
  readonly sendAll: () => Promise<void>;
  /** Forgets a refused step that the partner has read about. */
  readonly dismiss: (id: string) => Promise<void>;
}

/** A screen waits this long for an answer; then the step goes on in the background. */
export const patienceMs = 8_000;

/** Refusals that say 'not now': the step stays. */
const passing: ReadonlySet<CallRefusedError['code']> = new Set([
  'signed_out',
  'too_much_contention',
  'too_many_requests',
]);

/** A screen that waits for what becomes of a step. */
interface Waiter {
  readonly answer: Promise<Outcome>;
  readonly done: (outcome: Outcome) => void;
  readonly refused: (error: CallRefusedError) => void;
}

function createWaiter(): Waiter {
  let done: Waiter['done'] = () => undefined;
  let refused: Waiter['refused'] = () => undefined;
  const answer = new Promise<Outcome>((resolve, reject) => {
    done = resolve;
    refused = reject;
  });
  return { answer, done, refused };
}

interface Sending {
  readonly ports: SenderPorts;
  readonly store: StepStore;
  /** By id of the step. */
  readonly waiters: Map<string, Waiter>;
}

async function refuse(
  { store, waiters }: Sending,
  step: WaitingStep,
  error: CallRefusedError,
): Promise<void> {
  const waiter = waiters.get(step.id);
  if (!waiter) return store.refuse(step.id, error.message);
  waiter.refused(error);
  await store.remove(step.id);
}

/** @returns 'stop' if nothing can be sent now, 'skip' if only this order has to wait */
async function sendOne(sending: Sending, step: WaitingStep): Promise<'next' | 'skip' | 'stop'> {
  const { ports, store, waiters } = sending;
  if (Date.now() - step.at > stepKeptForMs) {
    await store.refuse(step.id, t('waitingSteps.tooOld'));
    return 'next';
  }
  try {
    await ports.send(step);
  } catch (error) {
    if (error instanceof CallFailedError) {
      const isFault = error.reason === 'server';
      store.noteTry(step.id, isFault);
      return isFault ? 'skip' : 'stop';
    }
    if (!(error instanceof CallRefusedError)) throw error;
    if (passing.has(error.code)) return 'stop';
    // Accepted in another tab: what was wanted has happened.
    if (error.code !== 'offer_already_yours' || waiters.has(step.id)) {
      await refuse(sending, step, error);
      return 'next';
    }
  }
  const waiter = waiters.get(step.id);
  if (waiter) waiter.done('sent');
  else ports.onSentLater(step);
  await store.settle(step);
  return 'next';
}

/** Keeps steps of a partner's work until the server has answered them, and sends each of them once (rule: steps-kept). */
export function createStepSender(ports: SenderPorts): StepSender {
  const store = createStepStore(ports);
  const waiters = new Map<string, Waiter>();
  store.subscribe(() => {
    // A step that is gone was answered in another tab.
    for (const [id, waiter] of waiters) if (!store.has(id)) waiter.done('sent');
  });

  const sendAll = (): Promise<void> =>
    ports.alone('send', async () => {
      const skipped = new Set<string>();
      const isDue = (step: WaitingStep): boolean =>
        isOpen(step, ports.uid()) && !skipped.has(step.input.orderId);
      for (;;) {
        const step = ports.kept.read().find(isDue);
        if (!step || !ports.isOnline()) return;
        const result = await sendOne({ ports, store, waiters }, step);
        if (result === 'stop') return;
        if (result === 'skip') skipped.add(step.input.orderId);
      }
    });

  /** Sends what waits, and returns what became of one step of it. */
  async function ask(id: string): Promise<Outcome> {
    const waiter = createWaiter();
    const giveUp = (): void => waiter.done('waiting');
    const timer = setTimeout(giveUp, patienceMs);
    waiters.set(id, waiter);
    void sendAll().finally(giveUp);
    try {
      const outcome = await waiter.answer;
      if (outcome === 'waiting') store.release(id);
      return outcome;
    } finally {
      clearTimeout(timer);
      waiters.delete(id);
    }
  }

  async function perform(draft: StepDraft): Promise<Outcome> {
    const step = await store.keep(draft);
    if (store.has(step.id)) return waiters.get(step.id)?.answer ?? ask(step.id);
    // This browser keeps nothing: send it now or fail.
    await ports.send(step);
    return 'sent';
  }

  const { steps, justSent, faults, subscribe } = store;
  return { steps, justSent, faults, subscribe, perform, sendAll, dismiss: store.remove };
}
