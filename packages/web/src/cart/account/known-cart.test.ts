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
  firstKnownCart,
  hear,
  ordered,
  withoutForgotten,
  withSending,
  type Lines,
  type KnownCart,
} from './known-cart';

const line = (productId: string, quantity: number) => ({ productId, optionIds: [], quantity });
const shown = (lines: Lines): string[] => lines.map((one) => `${cartKeyOf(one)} ${one.quantity}`).toSorted();
const account = (lines: Lines, at = 10): AccountCart => ({ ...changedCart(emptyAccountCart, lines, at) });
const clock = { now: 1000, newId: () => 'an-operation' };
const met = (of: AccountCart): KnownCart => ({ ...firstKnownCart('asha'), account: of });

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
  const result = hear(firstKnownCart('asha'), own, account(other), clock);
  expect(shown(result?.lines ?? [])).toEqual(then.joined);
  expect(result?.knownCart.sending?.changes ?? []).toHaveLength(then.sent);
});

test('a device ignores an older or equal cart, and takes a missing cart as news unless it has changed its own lately (rule: cart-merges)', () => {
  const knownCart = met(account([line('milk', 1)], 10));
  expect(hear(knownCart, [], account([line('tea', 1)], 10), clock)).toBeNull();
  expect(hear(knownCart, [], account([line('tea', 1)], 9), clock)).toBeNull();
  const monthsLater = { ...clock, now: 90 * 86_400_000 };
  expect(hear(knownCart, [line('milk', 1)], emptyAccountCart, monthsLater)?.lines).toEqual([]);
  // 'There is none' was said before the first change, and came after its answer.
  expect(hear(knownCart, [line('milk', 1)], emptyAccountCart, clock)).toBeNull();
});

test('while an answer is out, nothing is taken over; a repetition carries the same id', () => {
  const knownCart = withSending(met(account([])), [line('milk', 1)], clock);
  if (!knownCart) throw new Error('there is something to send');
  expect(hear(knownCart, [line('milk', 1)], account([line('tea', 1)], 20), clock)).toBeNull();
  const again = withSending(knownCart, [line('milk', 5)], { now: 2000, newId: () => 'another' });
  expect(again?.sending).toEqual(knownCart.sending);
});

test('a device joins the carts, and adds nothing again, when its change is too old for the server to recognise', () => {
  const sending = { operationId: 'an-operation', at: 0, changes: [] };
  const knownCart = { ...met(account([line('milk', 1)])), sending };
  expect(withoutForgotten(knownCart, 5 * 24 * 3_600_000)).toBe(knownCart);
  expect(withoutForgotten(knownCart, 7 * 24 * 3_600_000)).toMatchObject({ account: null, sending: null });
});

describe('an order of this device (rule: order-empties-cart)', () => {
  const cart = account([line('milk', 3)]);
  const after = cartAfterOrder(cart, 'order1', [line('milk', 2)], 20) ?? cart;

  test('heard of afterwards takes nothing a second time', () => {
    const knownCart = ordered(met(cart), 'order1', [line('milk', 2)]);
    if (!knownCart) throw new Error('it was not known');
    expect(withSending(knownCart, [line('milk', 1)], clock)).toBeNull();
    expect(shown(hear(knownCart, [line('milk', 1)], after, clock)?.lines ?? [])).toEqual(['milk 1']);
    expect(ordered(knownCart, 'order1', [line('milk', 2)])).toBeNull();
  });

  test('heard of before has taken its units already', () => {
    const result = hear(met(cart), [line('milk', 3)], after, clock);
    expect(shown(result?.lines ?? [])).toEqual(['milk 1']);
    expect(ordered(result?.knownCart ?? met(cart), 'order1', [line('milk', 2)])).toBeNull();
  });
});

interface Device {
  knownCart: KnownCart;
  lines: Lines;
}

/** One account and its devices, which meet in any order and know the same at first. */
function aWorld(count: number, first: AccountCart) {
  let now = 100;
  const answers = new Map<string, AccountCart>();
  const world = {
    server: first,
    devices: Array.from({ length: count }, (): Device => ({ knownCart: met(first), lines: first.lines })),
    tick: () => ({ now: ++now, newId: () => `operation-${now}` }),
    /** The server carries an operation out once, however often it comes. @returns whether it does so now */
    send(device: Device): boolean {
      device.knownCart = withSending(device.knownCart, device.lines, world.tick()) ?? device.knownCart;
      const { sending } = device.knownCart;
      if (!sending || answers.has(sending.operationId)) return false;
      world.server = changedCart(world.server, applyCartChanges(world.server.lines, sending.changes), ++now);
      answers.set(sending.operationId, world.server);
      return true;
    },
    /** @returns whether there was an answer */
    answer(device: Device): boolean {
      const cart = answers.get(device.knownCart.sending?.operationId ?? '');
      if (cart) Object.assign(device, answered(device.knownCart, device.lines, cart));
      return cart !== undefined;
    },
    /** @returns whether there was news */
    listen(device: Device): boolean {
      const heard = hear(device.knownCart, device.lines, world.server, world.tick());
      if (heard) Object.assign(device, heard);
      return heard !== null;
    },
  };
  return world;
}

const products = ['milk', 'tea', 'rice'] as const;
const stepsOf = (devices: number, ...kinds: ('add' | 'remove' | 'send' | 'answer' | 'hear')[]) =>
  fc.array(
    fc.record({
      device: fc.integer({ min: 0, max: devices - 1 }),
      kind: fc.constantFrom(...kinds),
      productId: fc.constantFrom(...products),
      units: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 40 },
  );
const add = (device: Device, productId: string, units: number): void => {
  device.lines = applyCartChanges(device.lines, [{ productId, optionIds: [], by: units, atLeast: 0 }]);
};

test('two devices, in any order of changes, requests, answers and news: nothing is lost, and both end alike (rule: cart-merges)', () => {
  fc.assert(
    fc.property(stepsOf(2, 'add', 'add', 'send', 'answer', 'hear'), (path) => {
      const world = aWorld(2, emptyAccountCart);
      const added = new Map<string, number>();
      for (const { device: index, kind, productId, units } of path) {
        const device = world.devices[index];
        if (!device) continue;
        if (kind === 'add') {
          add(device, productId, units);
          added.set(productId, (added.get(productId) ?? 0) + units);
        }
        if (kind === 'send') world.send(device);
        if (kind === 'answer') world.answer(device);
        if (kind === 'hear') world.listen(device);
      }
      for (let round = 0; round < 3; round += 1)
        for (const device of world.devices) {
          world.send(device);
          world.answer(device);
          world.listen(device);
        }
      const all = [...added].map(([productId, units]) => `${productId} ${Math.min(units, 99)}`).toSorted();
      expect(shown(world.server.lines)).toEqual(all);
      for (const device of world.devices) expect(shown(device.lines)).toEqual(all);
    }),
  );
});

/** Units by their names: which were added, and which somebody who saw them has removed. */
class Units {
  constructor(
    readonly added = new Set<string>(),
    readonly removed = new Set<string>(),
  ) {}
  with(other: Units): Units {
    return new Units(new Set([...this.added, ...other.added]), new Set([...this.removed, ...other.removed]));
  }
  left(productId: string): string[] {
    return [...this.added].filter((unit) => unit.startsWith(`${productId} `) && !this.removed.has(unit));
  }
}

test('three devices that remove what they see take out nothing that another has added since (rule: cart-merges)', () => {
  fc.assert(
    fc.property(stepsOf(3, 'add', 'remove', 'send', 'send', 'answer', 'hear'), (path) => {
      const world = aWorld(3, account(products.map((productId) => line(productId, 1))));
      let all = new Units(new Set(products.map((productId) => `${productId} at first`)));
      /** Everything at the server after each operation. */
      const carriedOut = new Map<string, Units>();
      const known = world.devices.map(() => all);
      const sent = world.devices.map(() => new Units());
      /** Removed by a device since it last sent. What it then adds again would be one change with that: the difference. */
      const unsent = world.devices.map(() => new Set<string>());
      let names = 0;
      const steps = {
        send: (device: Device, index: number): void => {
          const isOpen = device.knownCart.sending !== null;
          const isNow = world.send(device);
          if (!isOpen) {
            sent[index] = known[index] ?? new Units();
            unsent[index]?.clear();
          }
          if (!isNow) return;
          all = all.with(sent[index] ?? new Units());
          carriedOut.set(device.knownCart.sending?.operationId ?? '', all);
        },
        answer: (device: Device, index: number): void => {
          const units = carriedOut.get(device.knownCart.sending?.operationId ?? '');
          if (world.answer(device) && units) known[index] = known[index]?.with(units) ?? units;
        },
        hear: (device: Device, index: number): void => {
          if (world.listen(device)) known[index] = known[index]?.with(all) ?? all;
        },
      };
      for (const { device: index, kind, productId, units } of path) {
        const [device, mine] = [world.devices[index], known[index]];
        if (!device || !mine) continue;
        if (kind === 'add') {
          if (unsent[index]?.has(productId)) continue;
          add(device, productId, units);
          const named = Array.from({ length: units }, () => `${productId} ${(names += 1)}`);
          known[index] = mine.with(new Units(new Set(named)));
        } else if (kind === 'remove') {
          device.lines = device.lines.filter((one) => one.productId !== productId);
          unsent[index]?.add(productId);
          known[index] = mine.with(new Units(new Set(), new Set(mine.left(productId))));
        } else steps[kind](device, index);
      }
      for (let round = 0; round < 4; round += 1)
        for (const [index, device] of world.devices.entries()) {
          steps.send(device, index);
          steps.answer(device, index);
          steps.hear(device, index);
        }
      const left = (lines: Lines, productId: string): number =>
        lines.find((one) => one.productId === productId)?.quantity ?? 0;
      for (const productId of products) {
        expect(left(world.server.lines, productId)).toBeGreaterThanOrEqual(all.left(productId).length);
        for (const device of world.devices)
          expect(left(device.lines, productId)).toBe(left(world.server.lines, productId));
      }
    }),
    { numRuns: 1000 },
  );
});

describe('a line that two devices remove at once (rule: cart-merges)', () => {
  /** Both know of two bottles of milk; a third device, which knew nothing, adds one. */
  const removeTwice = (order: readonly ('one' | 'other' | 'third')[]): string[] => {
    let cart = account([line('milk', 2)]);
    const device = (): KnownCart => met(cart);
    const [one, other] = [device(), device()];
    const run = (knownCart: KnownCart): void => {
      const { sending } = withSending(knownCart, [], clock) ?? {};
      cart = changedCart(cart, applyCartChanges(cart.lines, sending?.changes ?? []), 20);
    };
    for (const step of order) {
      if (step === 'third')
        cart = changedCart(
          cart,
          applyCartChanges(cart.lines, [{ productId: 'milk', optionIds: [], by: 1, atLeast: 0 }]),
          20,
        );
      else run(step === 'one' ? one : other);
    }
    return shown(cart.lines);
  };

  test.each([
    { order: ['one', 'other'] as const, left: [] },
    { order: ['one', 'third', 'other'] as const, left: ['milk 1'] },
    { order: ['third', 'one', 'other'] as const, left: ['milk 1'] },
    { order: ['one', 'other', 'third'] as const, left: ['milk 1'] },
  ])('$order leaves $left', ({ order, left }) => {
    expect(removeTwice(order)).toEqual(left);
  });
});
