import { clientNetwork, siteSender } from './http';
import { RequestRates, SiteRate, type Sender } from './request-rates';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const sender = (uid: string, network = '203.0.113.9'): Sender => ({ uid, network });

/** How many of so many requests pass. */
async function passed(wanted: number, request: (index: number) => Promise<void>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: wanted }, (_, index) => request(index)));
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ refusal: { code: 'too_many_requests' } });
  return results.filter(({ status }) => status === 'fulfilled').length;
}

test.each([
  { name: 'orders.quote', most: 60 },
  { name: 'orders.place', most: 20 },
  { name: 'orders.placeFor', most: 60 },
  { name: 'accounts.createCustomer', most: 60 },
  { name: 'accounts.editProfile', most: 20 },
  { name: 'accounts.setFavourite', most: 60 },
  { name: 'accounts.setAwaited', most: 60 },
  { name: 'accounts.saveAddress', most: 20 },
  { name: 'accounts.changeCart', most: 60 },
  { name: 'dispatch.respond', most: 30 },
])('threat-request-flood: one account, $name a thousand times at once', async ({ name, most }) => {
  const rates = new RequestRates();
  const ask = (uid: string) => () => rates.countOperation(name, sender(uid));
  expect(await passed(1_000, ask('customer1'))).toBe(most);
  expect(await passed(1, ask('customer2'))).toBe(1);
  jest.advanceTimersByTime(60_000);
  expect(await passed(1, ask('customer1'))).toBe(1);
});

test('a refusal says how long to wait (rule: request-rates)', async () => {
  const rates = new RequestRates();
  await passed(300, () => rates.countRequest(sender('customer1')));
  jest.advanceTimersByTime(20_000);
  await expect(rates.countRequest(sender('customer1'))).rejects.toMatchObject({
    refusal: { code: 'too_many_requests', facts: { retryAfterSeconds: 40 } },
  });
});

test.each(['accounts.ensureProfile', 'accounts.completeRegistration'])(
  'threat-request-flood: one network, %s by a thousand accounts',
  async (name) => {
    const rates = new RequestRates();
    const from = (network: string) => (index: number) =>
      rates.countOperation(name, sender(`account${index}`, network));
    expect(await passed(1_000, from('203.0.113.9'))).toBe(200);
    expect(await passed(1, from('203.0.113.10'))).toBe(1);
    jest.advanceTimersByTime(599_000);
    expect(await passed(1, from('203.0.113.9'))).toBe(0);
    jest.advanceTimersByTime(1_000);
    expect(await passed(1, from('203.0.113.9'))).toBe(1);
  },
);

test('a hundred customers behind one address do not hinder each other (rule: request-rates)', async () => {
  const rates = new RequestRates();
  const quotes = (index: number) => rates.countOperation('orders.quote', sender(`customer${index % 100}`));
  expect(await passed(1_000, quotes)).toBe(1_000);
});

describe.each([
  { name: 'pageErrors', most: 60, seconds: 60 },
  { name: 'rolloutVisits', most: 20, seconds: 600 },
  { name: 'forgedEvents', most: 120, seconds: 60 },
] as const)('without an account, through the site: $name', ({ name, most, seconds }) => {
  /** How many of two thousand requests at once are within the rate. */
  async function taken(rate: SiteRate, networkAt: (index: number) => string): Promise<number> {
    const all = await Promise.all(
      Array.from({ length: 2_000 }, (_, index) =>
        rate.take({ network: networkAt(index), connection: '34.96.0.1' }),
      ),
    );
    return all.filter(Boolean).length;
  }

  test('threat-request-flood: one network sends two thousand, and keeps nobody else from sending', async () => {
    const rate = new SiteRate(name);
    expect(await taken(rate, () => '203.0.113.9')).toBe(most);
    expect(await taken(rate, () => '203.0.113.10')).toBe(most);
    jest.advanceTimersByTime(seconds * 1_000);
    expect(await taken(rate, () => '203.0.113.9')).toBe(most);
  });

  test('threat-forged-address: networks that somebody makes up have no more than one connection', async () => {
    expect(await taken(new SiteRate(name), (index) => `198.51.100.${index}`)).toBe(1_200);
  });

  test('whether it is spent is asked without counting', async () => {
    const rate = new SiteRate(name);
    const sender = { network: '203.0.113.9', connection: '34.96.0.1' };
    const other = { ...sender, network: '203.0.113.10' };
    for (let time = 1; time <= most; time += 1) {
      expect(await rate.isSpent(sender)).toBe(false);
      await rate.take(sender);
    }
    expect([await rate.isSpent(sender), await rate.isSpent(other)]).toEqual([true, false]);
    await taken(rate, (index) => `198.51.100.${index}`);
    expect(await rate.isSpent(other)).toBe(true);
    jest.advanceTimersByTime(seconds * 1_000);
    expect(await rate.isSpent(sender)).toBe(false);
  });
});

const requestFor = (
  forwarded: string | undefined,
  remoteAddress?: string,
): Parameters<typeof clientNetwork>[0] => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});
const networkOf = (forwarded: string | undefined, remoteAddress?: string): string =>
  clientNetwork(requestFor(forwarded, remoteAddress));

test.each([
  { desc: 'through the site', forwarded: '203.0.113.9, 34.96.0.1', network: '203.0.113.9' },
  { desc: 'after an own address', forwarded: '1.2.3.4,203.0.113.9,34.96.0.1', network: '203.0.113.9' },
  { desc: 'over IPv6', forwarded: '2001:db8:1:2::1, 34.96.0.1', network: '2001:db8:1:2' },
  { desc: 'without an address', forwarded: `${'x'.repeat(5_000)}, 34.96.0.1`, network: '34.96.0.1' },
  { desc: 'past the site', forwarded: '34.96.0.1', network: '34.96.0.1' },
])('threat-forged-address: where a request comes from that was sent $desc', ({ forwarded, network }) => {
  expect(siteSender(requestFor(forwarded))).toEqual({ network, connection: '34.96.0.1' });
});

test.each(['1.2.3.4, 203.0.113.9', '127.0.0.1,10.0.0.1,203.0.113.9', 'x, , 203.0.113.9', '203.0.113.9'])(
  'threat-forged-address: a client that writes %j itself is where it connected from',
  (forwarded) => {
    expect(networkOf(forwarded)).toBe('203.0.113.9');
  },
);

test.each([
  { desc: 'the second half of an IPv6 address', address: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' },
  { desc: 'a short form', address: '2001:0db8:1:2::1' },
])('threat-forged-address: a client changes $desc', ({ address }) => {
  expect(networkOf(address)).toBe('2001:db8:1:2');
});

test.each([
  { desc: 'zeros left out', address: '2001:db8::1', network: '2001:db8:0:0' },
  { desc: 'an IPv4 address in an IPv6 one', address: '::ffff:203.0.113.9', network: '203.0.113.9' },
  { desc: 'its own', address: '::1', network: '0:0:0:0' },
])('the network of an address with $desc', ({ address, network }) => {
  expect(networkOf(address)).toBe(network);
});

test('without a front end, the connection says where a request comes from', () => {
  expect(networkOf(undefined, '192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf(undefined)).toBe('unknown');
});
