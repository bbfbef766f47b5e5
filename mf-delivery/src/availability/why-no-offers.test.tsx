import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { minuteMs } from '@basket/domain';
import { aPartner, someInstant, storeSettings } from '@basket/domain/testing';
import { toast, type Live } from '@basket/web';
import { SignsOfLife } from './signs-of-life';
import { WhyNoOffers } from './why-no-offers';

const run = jest.fn<Promise<object>, [object]>(() => Promise.resolve({}));
const call = jest.fn<Promise<object>, [string]>(() => Promise.resolve({}));
let now = someInstant;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useServerNow: () => now,
  call: ({ operation }: { operation: string }) => call(operation),
}));

beforeEach(() => {
  now = someInstant;
  jest.clearAllMocks();
});

/** 6:30 pm in India. */
const half = Date.UTC(2026, 10, 20, 13);

describe('why no offers come (rule: no-offers-told)', () => {
  test.each([
    [{ walletBalancePaise: 900_00 }, /^Your wallet has ₹900\. Below ₹1,000 you get no offers/],
    [{ cashInHandPaise: 5200_00 }, /^You have ₹5,200 in cash\. Above ₹5,000 you get no cash orders/],
    [{ activeOrders: 3 }, /^Your hands are full: 3 of 3 orders\./],
    [{ isOnline: false }, 'You are offline. Go online to be offered orders.'],
    [{ missedOffersInARow: 3 }, /^You missed 3 offers in a row, so no more come until you are back/],
    [{ signOfLifeAt: half - 5 * minuteMs }, /^You are not asked since 6:30 pm, because your phone/],
  ])('%j: %s', (facts, text) => {
    now = half;
    render(<WhyNoOffers partner={aPartner(facts)} limits={storeSettings()} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  test.each([[{}], [{ openOffers: 1 }]])('says nothing where offers come: %j', (facts) => {
    const { container } = render(<WhyNoOffers partner={aPartner(facts)} limits={storeSettings()} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('a partner who missed three offers with orders in hand says so with a tap (rule: three-misses)', async () => {
    jest.spyOn(toast, 'success').mockReturnValue();
    render(
      <WhyNoOffers partner={aPartner({ missedOffersInARow: 3, activeOrders: 1 })} limits={storeSettings()} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'I am here' }));
    expect(run.mock.calls).toEqual([[{ isOnline: true }]]);
  });
});

test('a silence that is over is told with its times, until it is dismissed (rule: not-seen)', async () => {
  now = half + 16 * minuteMs;
  const notAsked = { fromAt: half, untilAt: half + 16 * minuteMs };
  render(<WhyNoOffers partner={aPartner({ notAsked })} limits={storeSettings()} />);
  expect(screen.getByText('You were not asked since 6:30 pm')).toBeVisible();
  expect(screen.getByText('Your phone did not answer until 6:46 pm.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/not asked/)).toBeNull();
});

test('the page gives a sign at once, again where one got lost, and none while the last one is young (rule: not-seen)', () => {
  const offers = { status: 'ready', data: [], isFromCache: false } as const;
  const { rerender } = render(<SignsOfLife offers={offers} partner={aPartner()} />);
  expect(call.mock.calls).toEqual([['giveSign']]);
  now += 30_000;
  rerender(<SignsOfLife offers={offers} partner={aPartner()} />);
  expect(call).toHaveBeenCalledTimes(2);
  rerender(<SignsOfLife offers={offers} partner={aPartner({ signOfLifeAt: now })} />);
  now += 119_000;
  rerender(<SignsOfLife offers={offers} partner={aPartner({ signOfLifeAt: now - 119_000 })} />);
  expect(call).toHaveBeenCalledTimes(2);
  now += 1_000;
  rerender(<SignsOfLife offers={offers} partner={aPartner({ signOfLifeAt: now - 120_000 })} />);
  expect(call).toHaveBeenCalledTimes(3);
  rerender(<SignsOfLife offers={offers} partner={aPartner({ isOnline: false })} />);
  expect(call).toHaveBeenCalledTimes(3);
});

test.each<{ desc: string; offers: Live<unknown> }>([
  { desc: 'come from the cache', offers: { status: 'ready', data: [], isFromCache: true } },
  { desc: 'load', offers: { status: 'loading' } },
  { desc: 'fail', offers: { status: 'error', code: 'blocked', message: 'No', retry: () => undefined } },
])(
  'while offers $desc the page gives no sign, but its first (rules: not-seen, live-blocked)',
  ({ offers }) => {
    const { rerender } = render(<SignsOfLife offers={offers} partner={aPartner({ signOfLifeAt: null })} />);
    expect(call.mock.calls).toEqual([['giveSign']]);
    now += 300_000;
    rerender(<SignsOfLife offers={offers} partner={aPartner({ signOfLifeAt: someInstant })} />);
    expect(call).toHaveBeenCalledTimes(1);
  },
);
