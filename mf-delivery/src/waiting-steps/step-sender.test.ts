import {
  refusalText,
  stepKeptForMs,
  type RefusalCode,
  type StepDraft,
  type WaitingStep,
} from '@basket/domain';
import { CallFailedError, CallRefusedError } from '@basket/web';
import { createLocks } from '../testing/locks';
import { createStepSender, patienceMs, type StepSender } from './step-sender';

const pick = (orderId: string): StepDraft => ({
  operation: 'pickUp',
  orderNumber: `BE-${orderId}`,
  input: { orderId },
});
const deliver = (orderId: string): StepDraft => ({ ...pick(orderId), operation: 'markDelivered' });
const answer = (given: 'accept' | 'reject'): StepDraft => ({
  operation: 'respond',
  orderNumber: 'BE-a',
  input: { orderId: 'a', attempt: 1, answer: given },
});
const noNetwork = new CallFailedError('offline');
const no = (code: RefusalCode): CallRefusedError => new CallRefusedError(code, {}, refusalText(code));

/** A browser: what it keeps, its locks, its network and the server behind it. */
function openBrowser() {
  let text = '[]';
  let uid = 'imran';
  let isOnline = true;
  const locks = createLocks();
  const tabs: (() => void)[] = [];
  const send = jest.fn<Promise<unknown>, [WaitingStep]>(() => Promise.resolve({}));
  const onSentLater = jest.fn<void, [WaitingStep]>();
  const openTab = (): StepSender => {
    const others = new Set<() => void>();
    const changed = (): void => others.forEach((listener) => listener());
    tabs.push(changed);
    return createStepSender({
      uid: () => uid,
      kept: {
        read: () => JSON.parse(text) as WaitingStep[],
        write(steps) {
          text = JSON.stringify(steps);
          for (const tab of tabs) if (tab !== changed) tab();
        },
        onElsewhere(listener) {
          others.add(listener);
          return () => others.delete(listener);
        },
      },
      send,
      alone: (name, task) => locks.request(name, task),
      isOnline: () => isOnline,
      onSentLater,
    });
  };
  return {
    openTab,
    send,
    onSentLater,
    sent: () => send.mock.calls.map(([{ operation, input }]) => `${operation} ${input.orderId}`),
    ids: () => send.mock.calls.map(([{ id }]) => id),
    setOnline: (to: boolean) => (isOnline = to),
    signIn: (as: string) => (uid = as),
  };
}

const names = (tab: StepSender): string[] => tab.steps().map(({ operation }) => operation);

beforeEach(() => jest.useFakeTimers({ now: 1_000 }));
afterEach(() => jest.useRealTimers());

describe('steps of a partner (rule: steps-kept)', () => {
  test('with a network are sent at once and kept no longer', async () => {
    const { openTab, sent, onSentLater } = openBrowser();
    const tab = openTab();
    await expect(tab.perform(pick('a'))).resolves.toBe('sent');
    expect(sent()).toEqual(['pickUp a']);
    expect(names(tab)).toEqual([]);
    expect(onSentLater).not.toHaveBeenCalled();
  });

  test('without one wait over a reload, then are sent once, in order, under the same id', async () => {
    const { openTab, sent, ids, setOnline, onSentLater } = openBrowser();
    const before = openTab();
    setOnline(false);
    for (const draft of [pick('a'), pick('b'), deliver('a')])
      await expect(before.perform(draft)).resolves.toBe('waiting');
    expect(sent()).toEqual([]);
    const kept = before.steps().map(({ id }) => id);
    const after = openTab();
    expect(names(after)).toEqual(['pickUp', 'pickUp', 'markDelivered']);
    setOnline(true);
    await Promise.all([after.sendAll(), after.sendAll()]);
    expect(sent()).toEqual(['pickUp a', 'pickUp b', 'markDelivered a']);
    expect(ids()).toEqual(kept);
    expect(names(after)).toEqual([]);
    expect(onSentLater).toHaveBeenCalledTimes(3);
  });

  test('that got no answer are sent again under the same id: the server may have carried them out', async () => {
    const { openTab, send, ids } = openBrowser();
    const tab = openTab();
    send.mockRejectedValueOnce(new CallFailedError('timeout'));
    await expect(tab.perform(pick('a'))).resolves.toBe('waiting');
    await tab.sendAll();
    expect(new Set(ids()).size).toBe(1);
    expect(ids()).toHaveLength(2);
  });

  test('stop at the first failure of the network, and pass by an order that the server fails on', async () => {
    const { openTab, send, sent, setOnline } = openBrowser();
    const tab = openTab();
    setOnline(false);
    for (const draft of [pick('a'), deliver('a'), pick('b')]) await tab.perform(draft);
    setOnline(true);
    send.mockRejectedValueOnce(noNetwork);
    await tab.sendAll();
    expect(sent()).toEqual(['pickUp a']);
    send.mockRejectedValueOnce(new CallFailedError('server'));
    await tab.sendAll();
    expect(sent()).toEqual(['pickUp a', 'pickUp a', 'pickUp b']);
    expect(names(tab)).toEqual(['pickUp', 'markDelivered']);
  });

  test('are refused to the screen that waits, or kept with the reason until it was read', async () => {
    const { openTab, send, setOnline } = openBrowser();
    const tab = openTab();
    send.mockRejectedValueOnce(no('not_ready_for_pickup'));
    await expect(tab.perform(pick('a'))).rejects.toThrow(refusalText('not_ready_for_pickup'));
    expect(tab.steps()).toEqual([]);
    setOnline(false);
    await tab.perform(answer('accept'));
    setOnline(true);
    send.mockRejectedValueOnce(no('offer_expired'));
    await tab.sendAll();
    expect(tab.steps()).toMatchObject([{ operation: 'respond', refusal: refusalText('offer_expired') }]);
    await tab.sendAll();
    expect(send).toHaveBeenCalledTimes(2);
    await tab.dismiss(tab.steps()[0]?.id ?? '');
    expect(tab.steps()).toEqual([]);
  });

  test.each(['signed_out', 'too_much_contention', 'too_many_requests'] as const)(
    'stay when the server says not now: %s',
    async (code) => {
      const { openTab, send } = openBrowser();
      const tab = openTab();
      send.mockRejectedValueOnce(no(code));
      await expect(tab.perform(pick('a'))).resolves.toBe('waiting');
      expect(tab.steps()).toMatchObject([{ refusal: null }]);
    },
  );

  test('an accept that another tab has made is no refusal once it waited', async () => {
    const { openTab, send, setOnline } = openBrowser();
    const tab = openTab();
    setOnline(false);
    await tab.perform(answer('accept'));
    setOnline(true);
    send.mockRejectedValueOnce(no('offer_already_yours'));
    await tab.sendAll();
    expect(tab.steps()).toEqual([]);
  });

  test('two tabs keep the same step once, one of them sends it, and both know', async () => {
    const { openTab, sent, setOnline } = openBrowser();
    const [one, two] = [openTab(), openTab()];
    setOnline(false);
    await one.perform(answer('accept'));
    const heard = jest.fn();
    one.subscribe(heard);
    await two.perform(answer('reject'));
    expect(two.steps()).toMatchObject([{ input: { answer: 'accept' } }]);
    await two.perform(pick('b'));
    expect(heard).toHaveBeenCalled();
    expect(one.steps()).toHaveLength(2);
    setOnline(true);
    await Promise.all([one.sendAll(), two.sendAll()]);
    expect(sent()).toEqual(['respond a', 'pickUp b']);
    expect([one.steps(), two.steps()]).toEqual([[], []]);
  });

  test('the device neither shows nor sends the steps of somebody else', async () => {
    const { openTab, sent, setOnline, signIn } = openBrowser();
    const tab = openTab();
    setOnline(false);
    await tab.perform(pick('a'));
    setOnline(true);
    signIn('lakshmi');
    await tab.sendAll();
    expect(sent()).toEqual([]);
    expect(tab.steps()).toEqual([]);
    signIn('imran');
    expect(names(tab)).toEqual(['pickUp']);
  });

  test('do not wait while they are being sent: only after the patience, a failure, or without a network', async () => {
    const { openTab, send, setOnline } = openBrowser();
    const tab = openTab();
    const seen: string[][] = [];
    tab.subscribe(() => seen.push(names(tab)));
    let arrive: (answer: object) => void = () => undefined;
    const answerLater = (): Promise<unknown> => new Promise((resolve) => (arrive = resolve));
    send.mockImplementationOnce(answerLater);
    const quick = tab.perform(pick('a'));
    await jest.advanceTimersByTimeAsync(patienceMs - 1);
    arrive({});
    await expect(quick).resolves.toBe('sent');
    send.mockRejectedValueOnce(no('not_ready_for_pickup'));
    await expect(tab.perform(pick('a'))).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(seen.flat()).toEqual([]);

    send.mockImplementationOnce(answerLater);
    const slow = tab.perform(pick('a'));
    await jest.advanceTimersByTimeAsync(patienceMs);
    await expect(slow).resolves.toBe('waiting');
    expect(seen.at(-1)).toEqual(['pickUp']);
    arrive({});
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.at(-1)).toEqual([]);
    send.mockRejectedValueOnce(noNetwork);
    await tab.perform(pick('b'));
    expect(seen.at(-1)).toEqual(['pickUp']);
    await tab.sendAll();
    setOnline(false);
    await tab.perform(deliver('b'));
    expect(seen.at(-1)).toEqual(['markDelivered']);
  });

  test('let go of a screen after a while, and go on', async () => {
    const { openTab, send, onSentLater } = openBrowser();
    const tab = openTab();
    let arrive: (answer: object) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const outcome = tab.perform(pick('a'));
    await jest.advanceTimersByTimeAsync(patienceMs);
    await expect(outcome).resolves.toBe('waiting');
    expect(names(tab)).toEqual(['pickUp']);
    arrive({});
    await jest.advanceTimersByTimeAsync(0);
    expect(names(tab)).toEqual([]);
    expect(onSentLater).toHaveBeenCalledTimes(1);
    // The live order may come a moment later.
    expect(tab.justSent()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tab.justSent()).toHaveLength(0);
  });

  test('that waited for longer than a day are not sent, and this is said', async () => {
    const { openTab, sent, setOnline } = openBrowser();
    const tab = openTab();
    setOnline(false);
    await tab.perform(pick('a'));
    setOnline(true);
    jest.setSystemTime(1_001 + stepKeptForMs);
    await tab.sendAll();
    expect(sent()).toEqual([]);
    expect(tab.steps()).toMatchObject([{ refusal: expect.stringContaining('longer than a day') as string }]);
  });

  test('in a browser that keeps nothing are sent directly or fail', async () => {
    const send = jest.fn(() => Promise.reject(noNetwork));
    const tab = createStepSender({
      uid: () => 'imran',
      kept: { read: () => [], write: () => undefined, onElsewhere: () => () => undefined },
      send,
      alone: (_name, task) => Promise.resolve(task()),
      isOnline: () => true,
      onSentLater: () => undefined,
    });
    await expect(tab.perform(pick('a'))).rejects.toBe(noNetwork);
  });
});
