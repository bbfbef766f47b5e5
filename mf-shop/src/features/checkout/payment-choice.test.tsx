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
    render(<PaymentChoice value="cod" onChange={() => undefined} totalPaise={totalPaise} />);
    await act(() => token);
    expect(screen.queryAllByText(limit, { exact: false })).toHaveLength(isTold ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Verify e-mail' })).toHaveLength(isTold ? 1 : 0);
  },
);
