import { render, screen, within } from '@testing-library/react';
import type { Assignment } from '@basket/domain';
import { anAssignment } from '@basket/domain/testing';
import { MemoryRouter } from '@basket/web';
import { FailedDeliveries } from './failed-deliveries';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run: jest.fn(), isBusy: false }),
}));

const show = (facts: Partial<Assignment> = {}) =>
  render(
    <MemoryRouter>
      <FailedDeliveries
        failed={{
          status: 'ready',
          isFromCache: false,
          data: [
            {
              ...anAssignment({
                state: 'accepted',
                orderStatus: 'out_for_delivery',
                customerPhone: '9845012345',
                undelivered: { reason: 'nobody_there', note: '', at: 0, answer: '' },
                awaitsDecision: true,
                ...facts,
              }),
            },
          ],
        }}
      />
    </MemoryRouter>,
  );

test('an order that could not be delivered has its customer, phone, address, amount and the way to it (rule: undelivered-decided)', () => {
  const { customerName, address, pincode, orderId, orderNumber } = anAssignment();
  show({ totalPaise: 98_00, paymentMethod: 'cod', paymentStatus: 'pending' });
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText(customerName)).toBeVisible();
  expect(row.getByRole('link', { name: '98450 12345' })).toHaveAttribute('href', 'tel:9845012345');
  expect(row.getByText(new RegExp(`^${address}, .*${pincode}$`))).toBeVisible();
  expect(row.getByText('₹98.00, cash')).toBeVisible();
  expect(row.getByRole('link', { name: orderNumber })).toHaveAttribute('href', `/admin/orders/${orderId}`);
  expect(row.getByRole('button', { name: 'New try' })).toBeVisible();
});

test('a paid order says so, and a phone that is not known is left out', () => {
  show({ totalPaise: 98_00, paymentStatus: 'paid', customerPhone: null });
  expect(screen.getByText('₹98.00, paid')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('an order whose money went back says so', () => {
  show({ totalPaise: 98_00, paymentMethod: 'online', paymentStatus: 'refunded' });
  expect(screen.getByText('₹98.00, paid back')).toBeVisible();
});
