import fc from 'fast-check';
import {
  applyCartChanges,
  cartAfterOrder,
  cartKeyOf,
  changedCart,
  emptyAccountCart,
  type AccountCart,
} from '@basket/domain';
import {
  answered,
  firstMeeting,
  hear,
  ordered,
  withoutForgotten,
  withSending,
  type Lines,
  type Meeting,
} from './meeting';

const line = (productId: string, quantity: number) => ({ productId, optionIds: [], quantity });
const shown = (lines: Lines): string[] => lines.map((one) => `${cartKeyOf(one)} ${one.quantity}`).toSorted();
const account = (lines: Lines, at = 10): AccountCart => ({ ...changedCart(emptyAccountCart, lines, at) });
const clock = { now: 1000, newId: () => 'an-operation' };
const met = (of: AccountCart): Meeting => ({ ...firstMeeting('asha'), account: of });

test.each([
  { desc: 'an empty device', own: [], other: [line('milk', 2)], joined: ['milk 2'], sent: 0 },
  { desc: 'an empty account', own: [line('milk', 2)], other: [], joined: ['milk 2'], sent: 1 },
  {
    desc: 'two carts',
    own: [line('milk', 1), line('tea', 1)],
    other: [line('milk', 3), line('rice', 1)],
    joined: ['milk 3', 'rice 1', 'tea 1'],
    sent: 1,
  },
])('the first time, $desc: all lines, the larger quantity (rule: cart-merges)', ({ own, other, ...then }) => {
  const result = hear(firstMeeting('asha'), own, account(other), clock);
  expect(shown(result?.lines ?? [])).toEqual(then.joined);
  expect(result?.meeting.sending?.changes ?? []).toHaveLength(then.sent);
});

test('what is older or the same is no news; a cart that is gone is', () => {
  const meeting = met(account([line('milk', 1)], 10));
  expect(hear(meeting, [], account([line('tea', 1)], 10), clock)).toBeNull();
  expect(hear(meeting, [], account([line('tea', 1)], 9), clock)).toBeNull();
  expect(hear(meeting, [line('milk', 1)], emptyAccountCart, clock)?.lines).toEqual([]);
});

test('while an answer is out, nothing is taken over; a repetition carries the same id', () => {
  const meeting = withSending(met(account([])), [line('milk', 1)], clock);
  if (!meeting) throw new Error('there is something to send');
  expect(hear(meeting, [line('milk', 1)], account([line('tea', 1)], 20), clock)).toBeNull();
  const again = withSending(meeting, [line('milk', 5)], { now: 2000, newId: () => 'another' });
  expect(again?.sending).toEqual(meeting.sending);
});

test('what was sent too long ago for the server to recognise is joined, not added again', () => {
  const sending = { operationId: 'an-operation', at: 0, changes: [] };
  const meeting = { ...met(account([line('milk', 1)])), sending };
  expect(withoutForgotten(meeting, 5 * 24 * 3_600_000)).toBe(meeting);
  expect(withoutForgotten(meeting, 7 * 24 * 3_600_000)).toMatchObject({ account: null, sending: null });
});

describe('an order of this device (rule: order-empties-cart)', () => {
  const cart = account([line('milk', 3)]);
  const after = cartAfterOrder(cart, 'order1', [line('milk', 2)], 20) ?? cart;

  test('heard of afterwards takes nothing a second time', () => {
    const meeting = ordered(met(cart), 'order1', [line('milk', 2)]);
    if (!meeting) throw new Error('it was not known');
    expect(withSending(meeting, [line('milk', 1)], clock)).toBeNull();
    expect(shown(hear(meeting, [line('milk', 1)], after, clock)?.lines ?? [])).toEqual(['milk 1']);
    expect(ordered(meeting, 'order1', [line('milk', 2)])).toBeNull();
  });

  test('heard of before has taken its units already', () => {
    const result = hear(met(cart), [line('milk', 3)], after, clock);
    expect(shown(result?.lines ?? [])).toEqual(['milk 1']);
    expect(ordered(result?.meeting ?? met(cart), 'order1', [line('milk', 2)])).toBeNull();
  });
});

interface Device {
  meeting: Meeting;
  lines: Lines;
}
const steps = fc.array(
  fc.record({
    device: fc.integer({ min: 0, max: 1 }),
    kind: fc.constantFrom('add', 'add', 'send', 'answer', 'hear'),
    productId: fc.constantFrom('milk', 'tea', 'rice'),
    units: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 40 },
);

test('two devices, in any order of changes, requests, answers and news: nothing is lost, and both end alike (rule: cart-merges)', () => {
  fc.assert(
    fc.property(steps, (path) => {
      let now = 1;
      let server: AccountCart = emptyAccountCart;
      const added = new Map<string, number>();
      const answers = new Map<string, AccountCart>();
      const devices: Device[] = ['asha', 'asha'].map((owner) => ({
        meeting: { ...firstMeeting(owner), account: emptyAccountCart },
        lines: [],
      }));
      const tick = () => ({ now: ++now, newId: () => `operation-${now}` });

      /** The server carries an operation out once, however often it comes. */
      function send(device: Device): void {
        device.meeting = withSending(device.meeting, device.lines, tick()) ?? device.meeting;
        const { sending } = device.meeting;
        if (!sending || answers.has(sending.operationId)) return;
        server = changedCart(server, applyCartChanges(server.lines, sending.changes), ++now);
        answers.set(sending.operationId, server);
      }
      function answer(device: Device): void {
        const cart = answers.get(device.meeting.sending?.operationId ?? '');
        if (cart) Object.assign(device, answered(device.meeting, device.lines, cart));
      }
      const listen = (device: Device): void =>
        void Object.assign(device, hear(device.meeting, device.lines, server, tick()) ?? device);

      for (const { device: index, kind, productId, units } of path) {
        const device = devices[index];
        if (!device) continue;
        if (kind === 'add') {
          const change = { productId, optionIds: [], by: units, atLeast: 0 };
          device.lines = applyCartChanges(device.lines, [change]);
          added.set(productId, (added.get(productId) ?? 0) + units);
        }
        if (kind === 'send') send(device);
        if (kind === 'answer') answer(device);
        if (kind === 'hear') listen(device);
      }
      for (let round = 0; round < 3; round += 1)
        for (const device of devices) {
          send(device);
          answer(device);
          listen(device);
        }
      const all = [...added].map(([productId, units]) => `${productId} ${Math.min(units, 99)}`).toSorted();
      expect(shown(server.lines)).toEqual(all);
      for (const device of devices) expect(shown(device.lines)).toEqual(all);
    }),
  );
});
