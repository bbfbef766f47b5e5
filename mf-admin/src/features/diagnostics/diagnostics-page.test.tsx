import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayMs, startOfIndiaDay } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { MemoryRouter, toast, type Loadable } from '@basket/web';
import { violationsIn } from '../../../../tests/support/accessibility';
import { DiagnosticsPage } from './diagnostics-page';
import type { Diagnostics } from './health';

const asked: string[] = [];
let told: Loadable<Diagnostics>;
let versions: Loadable<{ release: string; remotes: { name: string; version: string; entry: string }[] }>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLoaded: (key: string | null) => {
    if (key === null) return { status: 'loading' };
    if (key === 'versions') return versions;
    asked.push(key);
    return told;
  },
}));

const diagnostics: Diagnostics = {
  countedAt: someInstant,
  functions: { commit: '0123456789abcdef0123', revision: 'store-00042' },
  sweep: { ranAt: someInstant - 400_000, isBehind: false },
  outbox: { count: 0, oldestAt: null },
  webhook: { count: 0, oldestAt: null, lastAt: null },
  payments: { waiting: 0, unopened: 0 },
  publication: { publishedAt: someInstant - 3_600_000, version: 12, failedAt: null },
  damaged: {
    count: 31,
    latest: [
      {
        path: 'orders/o1',
        issues: ['totalPaise: expected number'],
        version: '1',
        firstSeenAt: someInstant - 60_000,
        lastSeenAt: someInstant,
        sightings: 3,
      },
    ],
  },
  pageErrors: [
    {
      area: 'mf_shop',
      version: '1.4.0',
      release: '89abcdef',
      message: 'TypeError: x is undefined',
      stack: '12.89abcdef.js:1:2345',
      page: '/home/orders/#',
      count: 17,
      firstSeenAt: someInstant - 60_000,
      lastSeenAt: someInstant,
    },
  ],
  money: [
    {
      ...{ dayAt: startOfIndiaDay(someInstant) - dayMs, checkedAt: someInstant, payments: 31 },
      ...{ capturedPaise: 24_318_50, refundedPaise: 98_00, differing: 0, differences: [] },
    },
    {
      ...{ dayAt: startOfIndiaDay(someInstant) - 2 * dayMs, checkedAt: someInstant, payments: 12 },
      ...{ capturedPaise: 9_870_00, refundedPaise: 0, differing: 22 },
      differences: [
        {
          ...{ measure: 'refunded', paymentId: 'pay_1', orderId: 'order1', orderNumber: 'BE2611204821' },
          ...{ saysPaise: 98_00, knownPaise: 0 },
        },
        {
          ...{ measure: 'captured', paymentId: 'pay_2', orderId: null, orderNumber: null },
          ...{ saysPaise: 55_00, knownPaise: 0 },
        },
      ],
    },
  ],
  disputes: [],
  rollouts: [],
};
const show = () =>
  render(
    <MemoryRouter>
      <DiagnosticsPage />
    </MemoryRouter>,
  );

beforeEach(() => {
  asked.length = 0;
  told = { status: 'ready', data: diagnostics };
  versions = {
    status: 'ready',
    data: {
      release: '1.0.0',
      remotes: [{ name: 'mf_shop', version: '1.4.0', entry: '/remoteEntry.89abcdef.js' }],
    },
  };
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('shows versions, health, errors of pages and documents set aside (rule: health-told)', async () => {
  const { container } = show();
  const versionsPanel = within(screen.getByRole('region', { name: 'Versions' }));
  expect(versionsPanel.getByText('1.4.0 · release 89abcdef')).toBeVisible();
  expect(versionsPanel.getByText('commit 0123456789ab · revision store-00042')).toBeVisible();
  const health = within(screen.getByRole('region', { name: 'Health' }));
  expect(health.getByText('Stopped')).toBeVisible();
  expect(health.getByText('Ran 6 min ago.')).toBeVisible();
  const errors = screen.getByRole('table', { name: /^Errors of pages/ });
  expect(within(errors).getAllByRole('row')[1]).toHaveTextContent(
    /x is undefined.*\/home\/orders\/#.*12\.89abcdef\.js:1:2345.*mf-shop 1\.4\.0.*89abcdef.*17.*20 Nov, 12:00 pm/,
  );
  expect(
    screen.getByText(
      '31 documents cannot be read and are left out until somebody repairs them. The latest 20:',
    ),
  ).toBeVisible();
  expect(screen.getByText('totalPaise: expected number')).toBeVisible();
  expect(await violationsIn(container)).toEqual([]);
});

test('says of each day whether the money agrees, and names the orders where it does not (rule: money-agrees)', () => {
  show();
  const [, well, bad] = within(screen.getByRole('table', { name: /^Money at/ })).getAllByRole('row');
  expect(well).toHaveTextContent(/19 Nov.*24,318\.50.*98\.00.*Agrees/);
  expect(bad).toHaveTextContent(
    /18 Nov.*9,870\.00.*22 differ.*BE2611204821: the gateway paid back ₹98\.00, the shop knows of ₹0\.00.*pay_2: the gateway captured ₹55\.00, the shop knows of ₹0\.00.*and 2 more/,
  );
  expect(within(bad as HTMLElement).getByRole('link', { name: 'BE2611204821:' })).toHaveAttribute(
    'href',
    '/admin/orders/order1',
  );
});

test('says that there is nothing to tell', () => {
  told = {
    status: 'ready',
    data: {
      ...diagnostics,
      functions: { commit: null, revision: null },
      damaged: { count: 0, latest: [] },
      pageErrors: [],
      money: [],
    },
  };
  show();
  expect(screen.getByText('No errors of pages')).toBeVisible();
  expect(screen.getByText('No damaged documents')).toBeVisible();
  expect(screen.getByText('No day compared yet')).toBeVisible();
  expect(screen.getByText('not known here')).toBeVisible();
});

test('asks again on request', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(asked.at(-1)).toBe('1');
});

test('says that it is loading, and reports a failure (rule: failures-told)', async () => {
  told = { status: 'loading' };
  const { unmount } = show();
  expect(screen.getByText('Loading diagnostics')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Look again' })).toHaveAttribute('aria-busy', 'true');
  unmount();
  const retry = jest.fn();
  told = { status: 'error', message: 'The shop could not be asked how it is doing.', retry };
  show();
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to load diagnostics'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a list of releases that cannot be loaded hides nothing else', () => {
  versions = { status: 'error', message: 'The list of releases could not be loaded.', retry: jest.fn() };
  show();
  expect(screen.getByText('The list of releases could not be loaded.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Health' })).toBeVisible();
});

test('names what banks ask back and by when to answer, and nothing when they do not (rule: dispute-told)', () => {
  const dispute = {
    ...{ disputeId: 'disp_1', orderId: 'order1', orderNumber: 'BE2611204821', paymentId: 'pay_1' },
    ...{ amountPaise: 132_00, reason: 'goods or services not received', state: 'open' as const },
    ...{ respondByAt: someInstant, createdAt: someInstant, updatedAt: someInstant },
  };
  const unknown = { ...dispute, disputeId: 'disp_2', orderId: null, orderNumber: null };
  const unexplained = { ...dispute, disputeId: 'disp_3', reason: '' };
  const disputes = [dispute, { ...unknown, state: 'under_review' as const }, unexplained];
  told = { status: 'ready', data: { ...diagnostics, disputes } };
  const { unmount } = show();
  const rows = within(screen.getByRole('region', { name: 'Disputed payments' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'BE2611204821: ₹132.00, goods or services not received. Answer by 20 Nov 2026.',
    'disp_2: ₹132.00, goods or services not received. The bank reads the answer.',
    'BE2611204821: ₹132.00, no reason given. Answer by 20 Nov 2026.',
  ]);
  unmount();
  told = { status: 'ready', data: diagnostics };
  show();
  expect(screen.queryByRole('region', { name: 'Disputed payments' })).toBeNull();
});

test('compares both releases of each rollout, and says which ended by itself and why (rule: rollout-ended)', async () => {
  const common = { area: 'mf_shop', version: '1.5.0', startedAt: someInstant - 3 * dayMs };
  const good = {
    ...{ ...common, rolloutId: 'mf_shop.0123456789abcdef', release: '0123456789abcdef' },
    ...{ next: { visits: 0, failed: 0, slow: 0 }, now: { visits: 1, failed: 0, slow: 1 } },
    ...{ lastVisitAt: someInstant, endedAt: null, endedFor: null },
  };
  const bad = {
    ...{ ...common, rolloutId: 'mf_shop.fedcba9876543210', release: 'fedcba9876543210' },
    ...{ next: { visits: 200, failed: 41, slow: 3 }, now: { visits: 600, failed: 6, slow: 9 } },
    ...{ lastVisitAt: someInstant, endedAt: someInstant, endedFor: 'failed' as const },
  };
  const slow = { ...bad, rolloutId: 'mf_shop.00000000000000aa', endedFor: 'slow' as const };
  told = { status: 'ready', data: { ...diagnostics, rollouts: [good, bad, slow] } };
  const { container, unmount } = show();
  const rows = within(screen.getByRole('table', { name: 'Rollouts, the latest first: 3 rows' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));
  expect(rows.map((row) => row.map(({ textContent }) => textContent))).toEqual([
    [
      'mf-shop 1.5.00123456789abcdef',
      'Not proved worseThe last visit was reported 20 Nov, 12:00 pm.',
      '0 visits',
      '1 visit0 failed (0%)1 slow (100%)',
      '17 Nov, 12:00 pm',
    ],
    [
      'mf-shop 1.5.0fedcba9876543210',
      'Ended by itself20 Nov, 12:00 pm: more of its visits failed than with the present release.',
      '200 visits41 failed (20.5%)3 slow (1.5%)',
      '600 visits6 failed (1%)9 slow (1.5%)',
      '17 Nov, 12:00 pm',
    ],
    expect.arrayContaining([expect.stringContaining('more of its visits were slow than')]),
  ]);
  expect(screen.getAllByText('Ended by itself')[0]).toHaveClass('danger');
  expect(screen.getByText('Not proved worse')).not.toHaveClass('danger');
  expect(await violationsIn(container)).toEqual([]);
  unmount();
  told = { status: 'ready', data: diagnostics };
  show();
  expect(screen.queryByRole('region', { name: 'Rollouts' })).toBeNull();
});
