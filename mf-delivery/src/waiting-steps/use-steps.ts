import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Assignment, StepDraft, Stored, WaitingStep } from '@basket/domain';
import type { Outcome } from './step-sender';
import { steps } from './steps';
import { isAbout, withSteps } from './with-steps';

/** Own steps that wait or were refused. */
export const useSteps = (): readonly WaitingStep[] => useSyncExternalStore(steps.subscribe, steps.steps);
/** Ids of waiting steps on which the server failed. */
export const useFaults = (): ReadonlySet<string> => useSyncExternalStore(steps.subscribe, steps.faults);
const useJustSent = (): readonly WaitingStep[] => useSyncExternalStore(steps.subscribe, steps.justSent);

/** The first step with this order that waits to be sent. */
export const useWaitingStep = (order: Pick<Assignment, 'orderId' | 'attempt'>): WaitingStep | null =>
  useSteps().find((step) => step.refusal === null && isAbout(step, order)) ?? null;

/** Whether the partner has handed the order over, also where the server's documents do not show it yet. */
export const useHandedOver = (order: Pick<Assignment, 'orderId' | 'attempt'>): boolean =>
  [...useSteps(), ...useJustSent()].some(
    (step) => step.operation === 'markDelivered' && step.refusal === null && isAbout(step, order),
  );

/** Whether the partner has answered an offer on this device, also where the server's documents do not show it yet. */
export function useIsAnswered(): (offer: Pick<Assignment, 'orderId' | 'attempt'>) => boolean {
  const own = [...useSteps(), ...useJustSent()];
  return (offer) =>
    own.some((step) => step.operation === 'respond' && step.refusal === null && isAbout(step, offer));
}

/** Orders as the partner's own steps have left them; the same array while nothing changes. */
export function useWithSteps(orders: readonly Stored<Assignment>[]): Stored<Assignment>[] {
  const own = useSteps();
  const justSent = useJustSent();
  return useMemo(
    () => orders.map((order) => withSteps(order, [...justSent, ...own])),
    [orders, own, justSent],
  );
}

/** A step for a screen; `isBusy` until it is answered or waits for the network. */
export function useStep(): {
  readonly run: (draft: StepDraft) => Promise<Outcome>;
  readonly isBusy: boolean;
} {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(draft) {
      setBusy(true);
      try {
        return await steps.perform(draft);
      } finally {
        setBusy(false);
      }
    },
  };
}

const retryMs = 15_000;

/** Sends what waits: now, when the network is back, when the page is looked at again, and now and then. */
export function useSendSteps(uid: string): void {
  const isWaiting = useSteps().some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (uid === '' || !isWaiting) return;
    const send = (): void => void steps.sendAll();
    send();
    const timer = setInterval(send, retryMs);
    addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [uid, isWaiting]);
}
