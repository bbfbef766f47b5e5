import { act, render, screen } from '@testing-library/react';
import { defaultStoreSettings } from '@basket/domain';
import { session, type SessionState } from '@basket/web';
import { PaymentChoice } from './payment-choice';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: (select: (of: Pick<SessionState, 'user'>) => unknown) =>
    select({ user: { uid: 'asha', email: 'asha@basket.example' } }),
  useStoreSettings: () => defaultStoreSettings,
}));

const quoteOf = (totalPaise: number | null, cashRoundingPaise: number | null = null) =>
  totalPaise === null ? null : { totalPaise, cashRoundingPaise };
const limit = 'Cash orders above ₹3,000 need a verified e-mail address.';

test.each([
  { desc: 'above the limit, not verified', totalPaise: 3000_01, claims: {}, isTold: true },
  { desc: 'at the limit', totalPaise: 3000_00, claims: {}, isTold: false },
  { desc: 'not known yet', totalPaise: null, claims: {}, isTold: false },
  { desc: 'verified', totalPaise: 9000_00, claims: { email_verified: true }, isTold: false },
  {
    desc: 'signed in by phone',
    totalPaise: 9000_00,
    claims: { phone_number: '+919845012345' },
    isTold: false,
  },
])(
  'a total $desc: the limit of cash is said before ordering: $isTold (rule: unverified-cash)',
  async ({ totalPaise, claims, isTold }) => {
    const token = Promise.resolve(`head.${btoa(JSON.stringify(claims))}.signature`);
    jest.spyOn(session, 'idToken').mockReturnValue(token);
    render(
      <PaymentChoice value="cod" onChange={() => undefined} quote={quoteOf(totalPaise)} hasGateway={false} />,
    );
    await act(() => token);
    expect(screen.queryAllByText(limit, { exact: false })).toHaveLength(isTold ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Verify e-mail' })).toHaveLength(isTold ? 1 : 0);
  },
);

describe('small sums (rule: small-sums)', () => {
  test.each([
    { totalPaise: 1_00, hasGateway: true, ways: ['Cash on delivery', 'UPI or card'], told: 0 },
    { totalPaise: 99, hasGateway: true, ways: ['Cash on delivery'], told: 1 },
    { totalPaise: 99, hasGateway: false, ways: ['Cash on delivery'], told: 0 },
    { totalPaise: 0, hasGateway: true, ways: ['Nothing to pay'], told: 0 },
    { totalPaise: 49, rounding: -49, hasGateway: true, ways: ['Nothing to pay'], told: 0 },
    { totalPaise: null, hasGateway: true, ways: ['Cash on delivery', 'UPI or card'], told: 0 },
  ])('$totalPaise paise, gateway $hasGateway: $ways', async (row) => {
    const { totalPaise, rounding = null, hasGateway, ways, told } = row;
    const token = Promise.resolve('head.e30.signature');
    jest.spyOn(session, 'idToken').mockReturnValue(token);
    render(
      <PaymentChoice
        value="online"
        onChange={() => undefined}
        quote={quoteOf(totalPaise, rounding)}
        hasGateway={hasGateway}
      />,
    );
    await act(() => token);
    expect(screen.getAllByRole('radio')).toHaveLength(ways.length);
    for (const name of ways) expect(screen.getByRole('radio', { name })).toBeVisible();
    expect(screen.getByRole('radio', { name: ways.at(-1) ?? '' })).toBeChecked();
    expect(screen.queryAllByText('UPI and cards take ₹1 and more.')).toHaveLength(told);
  });
});
