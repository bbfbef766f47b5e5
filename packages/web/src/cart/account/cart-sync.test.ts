import {
  applyCartChanges,
  cartAfterOrder,
  changedCart,
  emptyAccountCart,
  type AccountCart,
} from '@basket/domain';
import { CallFailedError, CallRefusedError } from '../../back-end/calls/call-errors';
import type { CartLine } from '../cart-lines';
import { idsOf } from './account-lines';
import { CartSync, gatherMs } from './cart-sync';
import { firstKnownCart, type KnownCart } from './known-cart';

const aLine = (productId: string, quantity: number): CartLine => ({
  ...{ key: productId, productId, name: productId, unit: '1 kg', imageId: null, tint: null, options: [] },
  ...{ pricePaise: 100, finalPricePaise: 100, originalPricePaise: 100, quantity, maxQuantity: 10 },
});

/** The server of one account: carries an operation out once, and can be out of reach. */
function aServer() {
  const answers = new Map<string, AccountCart>();
  const server = {
    cart: emptyAccountCart,
    failure: null as Error | null,
    isAnswerLost: false,
    send(changes: Parameters<typeof applyCartChanges>[1], operationId: string): Promise<AccountCart> {
      if (server.failure) return Promise.reject(server.failure);
      const answer =
        answers.get(operationId) ??
        changedCart(server.cart, applyCartChanges(server.cart.lines, changes), server.cart.updatedAt + 1);
      if (!answers.has(operationId)) server.cart = answer;
      answers.set(operationId, answer);
      return server.isAnswerLost ? Promise.reject(new CallFailedError('offline')) : Promise.resolve(answer);
    },
  };
  return server;
}

function aDevice(server: ReturnType<typeof aServer>, lines: readonly CartLine[] = []) {
  let knownCart: KnownCart = firstKnownCart('asha');
  const device = {
    lines,
    unknown: new Set<string>(),
    said: [] as string[],
    undo: (): void => undefined,
    isVisible: true,
    turn: Promise.resolve(),
  };
  let ids = 0;
  const sync = new CartSync({
    lines: () => device.lines,
    show: (next) => (device.lines = next),
    readKnownCart: () => knownCart,
    writeKnownCart: (next) => (knownCart = next),
    send: (changes, operationId) => server.send(changes, operationId),
    describe: ({ productId, quantity }) =>
      device.unknown.has(productId) ? null : aLine(productId, quantity),
    tell: ({ text }, undo) => {
      device.said.push(text);
      device.undo = undo;
    },
    tellRefusal: (text) => device.said.push(text),
    report: (error) => device.said.push(String(error)),
    alone: (task) => device.turn.then(task),
    clock: () => ({ now: 1, newId: () => `operation-${(ids += 1)}-${Math.random()}` }),
    isVisible: () => device.isVisible,
  });
  const change = (next: readonly CartLine[]): void => {
    device.lines = next;
    sync.changed();
  };
  return { device, sync, change, known: () => knownCart, learn: () => sync.learn(server.cart) };
}

const shown = (lines: readonly { productId: string; quantity: number }[]): string[] =>
  lines.map(({ productId, quantity }) => `${productId} ${quantity}`);
const pass = (ms = gatherMs): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a unit that one device adds is seen on the other, and the other way round (rule: cart-merges)', async () => {
  const server = aServer();
  const [one, two] = [aDevice(server), aDevice(server)];
  one.learn();
  two.learn();
  one.change([aLine('milk', 1)]);
  two.change([aLine('tea', 2)]);
  await pass();
  one.learn();
  two.learn();
  expect(shown(one.device.lines)).toEqual(['milk 1', 'tea 2']);
  expect(shown(two.device.lines)).toEqual(['tea 2', 'milk 1']);
  expect(shown(server.cart.lines)).toEqual(['milk 1', 'tea 2']);
});

test('an old answer that there is no cart, which comes during the first request, empties nothing (rule: cart-merges)', async () => {
  const server = aServer();
  const { change, learn, sync, device } = aDevice(server);
  learn();
  change([aLine('milk', 1)]);
  server.isAnswerLost = true;
  await pass();
  sync.learn(emptyAccountCart);
  server.isAnswerLost = false;
  await pass(60_000);
  sync.learn(emptyAccountCart);
  expect(shown(server.cart.lines)).toEqual(['milk 1']);
  expect(shown(device.lines)).toEqual(['milk 1']);
});

test('a merge is said, and its undo takes out what came, everywhere (rule: cart-merge-told)', async () => {
  const server = aServer();
  const [one, two] = [aDevice(server), aDevice(server, [aLine('tea', 1)])];
  one.learn();
  one.change([aLine('milk', 2)]);
  await pass();
  two.learn();
  expect(two.device.said).toEqual(['2 items from your other device were added.']);
  expect(shown(two.device.lines)).toEqual(['tea 1', 'milk 2']);
  await pass();
  two.device.undo();
  await pass();
  expect(shown(two.device.lines)).toEqual(['tea 1']);
  one.learn();
  expect(shown(one.device.lines)).toEqual(['tea 1']);
});

test.each([
  { desc: 'into an empty cart', before: [], then: [aLine('tea', 1)], said: /^Your cart from your other/ },
  {
    desc: 'one item',
    before: [aLine('milk', 1)],
    then: [aLine('milk', 2)],
    said: /^1 item from your other device was added\.$/,
  },
  { desc: 'a removal', before: [aLine('tea', 2)], then: [aLine('tea', 1)], said: /^1 item was removed/ },
])(
  'the shopper is told when another device changes the cart: $desc (rule: cart-merge-told)',
  ({ before, then, said }) => {
    const server = aServer();
    server.cart = changedCart(emptyAccountCart, idsOf(before), 5);
    const { device, learn } = aDevice(server, before);
    learn();
    server.cart = changedCart(server.cart, idsOf(then), 6);
    learn();
    expect(device.said).toEqual([expect.stringMatching(said)]);
  },
);

test('an answer that is lost is asked for again, and counts once', async () => {
  const server = aServer();
  const { change, learn, device } = aDevice(server);
  learn();
  server.isAnswerLost = true;
  change([aLine('milk', 2)]);
  await pass();
  change([aLine('milk', 3)]);
  server.isAnswerLost = false;
  await pass(10_000);
  expect(shown(server.cart.lines)).toEqual(['milk 3']);
  expect(shown(device.lines)).toEqual(['milk 3']);
});

test('without a connection the cart goes on, and is sent when there is one', async () => {
  const server = aServer();
  const { change, learn, device } = aDevice(server);
  learn();
  server.failure = new CallFailedError('offline');
  change([aLine('milk', 1)]);
  await pass(20_000);
  change([aLine('milk', 4)]);
  server.failure = null;
  await pass(120_000);
  expect(shown(server.cart.lines)).toEqual(['milk 4']);
  expect(device.said).toEqual([]);
});

test('a cart that is full says so, and stays on the device', async () => {
  const server = aServer();
  const { change, learn, device } = aDevice(server);
  learn();
  server.failure = new CallRefusedError('cart_full', {}, 'A cart holds at most 100 different items.');
  change([aLine('milk', 1)]);
  await pass();
  expect(device.said).toEqual(['A cart holds at most 100 different items.']);
  expect(shown(device.lines)).toEqual(['milk 1']);
});

test('a line that the catalogue does not have is kept for the account, and shown once it has', async () => {
  const server = aServer();
  server.cart = changedCart(emptyAccountCart, idsOf([aLine('new', 1), aLine('tea', 1)]), 5);
  const { device, sync, change, learn } = aDevice(server);
  device.unknown.add('new');
  learn();
  expect(shown(device.lines)).toEqual(['tea 1']);
  change([aLine('tea', 2)]);
  await pass();
  expect(shown(server.cart.lines)).toEqual(['new 1', 'tea 2']);
  device.unknown.clear();
  sync.showAgain();
  expect(shown(device.lines)).toEqual(['tea 2', 'new 1']);
});

test('in a hidden tab nothing changes until somebody looks', () => {
  const server = aServer();
  server.cart = changedCart(emptyAccountCart, idsOf([aLine('tea', 1)]), 5);
  const { device, sync, learn } = aDevice(server);
  device.isVisible = false;
  learn();
  expect(device.lines).toEqual([]);
  device.isVisible = true;
  sync.showAgain();
  expect(shown(device.lines)).toEqual(['tea 1']);
});

test('an order takes its units out once, here and on other devices (rule: order-empties-cart)', async () => {
  const server = aServer();
  const [one, two] = [aDevice(server), aDevice(server)];
  one.learn();
  one.change([aLine('milk', 3)]);
  const end = one.sync.beginOrder();
  await pass(0);
  two.learn();
  const ordered = [aLine('milk', 2)];
  server.cart = cartAfterOrder(server.cart, 'order1', idsOf(ordered), 50) ?? server.cart;
  one.learn();
  expect(shown(one.device.lines)).toEqual(['milk 3']);
  expect(one.sync.noteOrdered('order1', ordered)).toBe(true);
  one.change([aLine('milk', 1)]);
  (await end)();
  await pass();
  two.learn();
  expect([one, two].map(({ device }) => shown(device.lines))).toEqual([['milk 1'], ['milk 1']]);
  expect(shown(server.cart.lines)).toEqual(['milk 1']);
  expect(two.device.said.at(-1)).toBe('You have ordered these items, so they left your cart.');
  expect(one.device.said).toEqual([]);
});

test('a change that waits for its turn when somebody signs out is neither sent nor kept (rule: sign-out-clears)', async () => {
  const server = aServer();
  const { device, sync, change, known, learn } = aDevice(server);
  learn();
  let begin = (): void => undefined;
  device.turn = new Promise((resolve) => (begin = resolve));
  change([aLine('milk', 1)]);
  await pass();
  sync.stop();
  const before = known();
  begin();
  await pass();
  expect(known()).toBe(before);
  expect(server.cart.lines).toEqual([]);
});
