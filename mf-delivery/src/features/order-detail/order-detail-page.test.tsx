import { render, screen } from '@testing-library/react';
import type { Assignment, Stored } from '@basket/domain';
import { aPartner, storeSettings } from '@basket/domain/testing';
import { MemoryRouter, useRoutes, type Live } from '@basket/web';
import { DeliveryContext } from '../../delivery-context';
import { paths } from '../../paths';
import { anAssignment } from '../../testing/builders';
import { OrderDetailPage } from './order-detail-page';

let assignment: Live<Stored<Assignment>>;
const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveDocument: (_schema: object, path: string | null) =>
    path?.startsWith('assignments/') ? assignment : ready(storeSettings()),
}));

const Page = () => useRoutes([{ path: '/delivery/orders/:assignmentId', element: <OrderDetailPage /> }]);

function show(given: Live<Stored<Assignment>>) {
  assignment = given;
  render(
    <MemoryRouter initialEntries={[paths.order('order1_1')]}>
      <DeliveryContext
        value={{
          uid: 'imran',
          email: 'imran@basket.example',
          partner: ready(aPartner({ cashInHandPaise: 1055_00 })),
          offers: ready([]),
          inHand: ready([]),
        }}
      >
        <Page />
      </DeliveryContext>
    </MemoryRouter>,
  );
}

test('an order that was lost stays readable, says so, and can neither be called nor delivered (rule: loss-told)', () => {
  const lost = { why: 'taken_back', from: 'preparing', at: 1 } as const;
  show(ready(anAssignment({ state: 'lost', orderStatus: 'preparing', customerPhone: null, lost })));
  expect(screen.getByRole('heading', { level: 1, name: 'Order BE2611204821' })).toBeVisible();
  expect(screen.getByText('Order taken back. Do not deliver it. Leave it at the store.')).toBeVisible();
  expect(screen.getByText('Toned Milk')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a delivered order says what it earned and what is in hand (rule: delivery-told)', () => {
  const delivered = { state: 'delivered', orderStatus: 'delivered', deliveredAt: Date.now() } as const;
  show(ready(anAssignment({ ...delivered, cashCollectedPaise: 300_00 })));
  expect(screen.getByText('₹50 earned · ₹1,055 in hand')).toBeVisible();
});

test('an order in hand has the way, the call and the next step', () => {
  show(
    ready(anAssignment({ state: 'accepted', orderStatus: 'out_for_delivery', customerPhone: '9845012345' })),
  );
  expect(screen.getByRole('link', { name: 'Call Ananya Sharma' })).toHaveAttribute('href', 'tel:9845012345');
  expect(screen.getByRole('link', { name: 'Navigate' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Mark Delivered/ })).toBeVisible();
});

test.each([
  { roundingPaise: null, totalPaise: 300_00, rounding: null, total: '₹300' },
  { roundingPaise: -40, totalPaise: 299_60, rounding: '−₹0.40', total: '₹299.60' },
])('the bill says that it was rounded by $roundingPaise paise: $rounding (rule: cash-rounded)', (row) => {
  const { roundingPaise, totalPaise, rounding, total } = row;
  show(ready(anAssignment({ state: 'accepted', roundingPaise, totalPaise })));
  expect(screen.queryByText('Rounding')?.nextSibling?.textContent ?? null).toBe(rounding);
  expect(screen.getByText('Total').nextSibling?.textContent).toBe(total);
});

test.each([
  { status: 'missing' },
  { status: 'error', code: 'permission-denied', message: '', retry: () => undefined },
] as const)('$status: nothing says whether the order exists (rule: own-orders)', (given) => {
  show(given);
  expect(screen.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
});
