import { isSameStep, type StepDraft, type WaitingStep } from '@basket/domain';

export interface StorePorts {
  /** The uid of the signed-in person. */
  readonly uid: () => string;
  readonly kept: {
    readonly read: () => readonly WaitingStep[];
    readonly write: (steps: readonly WaitingStep[]) => void;
    readonly onElsewhere: (listener: () => void) => () => void;
  };
  /** Runs the task when no tab of this browser runs another one of the same name. */
  readonly alone: <T>(name: string, task: () => Promise<T> | T) => Promise<T>;
}

/** How long live documents may need after the network is back. */
const settlingMs = 10_000;

export const isOpen = (step: WaitingStep, uid: string): boolean => step.uid === uid && step.refusal === null;

/** Which steps reached the server and met a fault of it at their last try. */
function createFaults(tell: () => void) {
  let faults: ReadonlySet<string> = new Set();
  return {
    /** By id of the step. */
    faults: (): ReadonlySet<string> => faults,
    noteTry(id: string, isFault: boolean): void {
      if (faults.has(id) === isFault) return;
      faults = new Set(isFault ? [...faults, id] : [...faults].filter((other) => other !== id));
      tell();
    },
  };
}

/** Which steps a screen is sending: it shows that itself, and they are not said to wait. */
function createHeld(tell: () => void) {
  const ids = new Set<string>();
  return {
    isHeld: (id: string): boolean => ids.has(id),
    hold: (id: string): void => void ids.add(id),
    /** The screen no longer waits for the answer: from now on the step says itself that it waits. */
    release(id: string): void {
      if (ids.delete(id)) tell();
    },
    forgetAllBut(steps: readonly WaitingStep[]): void {
      for (const id of ids) if (!steps.some((step) => step.id === id)) ids.delete(id);
    },
  };
}

/** Steps that were sent a moment ago: the live documents may not show them yet. */
function createJustSent(tell: () => void) {
  let justSent: readonly WaitingStep[] = [];
  return {
    justSent: (): readonly WaitingStep[] => justSent,
    note(step: WaitingStep): void {
      justSent = [...justSent, step];
      setTimeout(() => {
        justSent = justSent.filter((other) => other !== step);
        tell();
      }, settlingMs);
    },
  };
}

/** The steps that this device keeps, for all of its tabs. */
export function createStepStore({ uid, kept, alone }: StorePorts) {
  const listeners = new Set<() => void>();
  let known = kept.read();
  let own: readonly WaitingStep[] | null = null;
  let ownOf = '';

  function tell(): void {
    own = null;
    listeners.forEach((listener) => listener());
  }
  const held = createHeld(tell);
  const sent = createJustSent(tell);
  function publish(): void {
    known = kept.read();
    held.forgetAllBut(known);
    tell();
  }
  kept.onElsewhere(publish);

  /** Between reading and writing no other tab may write. */
  const change = (changed: (steps: readonly WaitingStep[]) => readonly WaitingStep[]): Promise<void> =>
    alone('change', () => {
      kept.write(changed(kept.read()));
      publish();
    });
  const remove = (id: string): Promise<void> => change((steps) => steps.filter((step) => step.id !== id));

  return {
    /**
     * Own steps that wait or were refused, oldest first, without those that a screen is just sending. The array changes only with its
     * content.
     */
    steps: (): readonly WaitingStep[] => {
      if (own === null || ownOf !== uid())
        own = known.filter((step) => step.uid === uid() && !held.isHeld(step.id));
      ownOf = uid();
      return own;
    },
    justSent: sent.justSent,
    ...createFaults(tell),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (id: string): boolean => known.some((step) => step.id === id),
    /** Keeps a step for the screen that sends it, or returns the same one that waits already. */
    async keep(draft: StepDraft): Promise<WaitingStep> {
      const step: WaitingStep = {
        ...draft,
        id: crypto.randomUUID(),
        uid: uid(),
        at: Date.now(),
        refusal: null,
      };
      const isSame = (other: WaitingStep): boolean => isOpen(other, step.uid) && isSameStep(other, step);
      if (!kept.read().some(isSame)) held.hold(step.id);
      await change((steps) => (steps.some(isSame) ? steps : [...steps, step]));
      return known.find(isSame) ?? step;
    },
    release: (id: string): void => held.release(id),
    remove,
    refuse: (id: string, refusal: string): Promise<void> =>
      change((steps) => steps.map((step) => (step.id === id ? { ...step, refusal } : step))),
    async settle(step: WaitingStep): Promise<void> {
      sent.note(step);
      await remove(step.id);
    },
  };
}

export type StepStore = ReturnType<typeof createStepStore>;
