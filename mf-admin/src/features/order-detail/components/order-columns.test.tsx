import { render } from '@testing-library/react';
import { anOrder } from '../../../testing/builders';
import { OrderColumns } from './order-columns';

jest.mock('./assignment', () => ({ AssignmentPanel: () => null }));
jest.mock('./customer-panel', () => ({ CustomerPanel: () => 'Customer ' }));
jest.mock('./history', () => ({ History: () => 'History ' }));
jest.mock('./items-panel', () => ({ ItemsPanel: () => 'Items ' }));
jest.mock('./order-actions', () => ({ assignPanelId: 'assign' }));
jest.mock('./other-orders', () => ({ OtherOrders: () => 'Others' }));
jest.mock('./partner-panel', () => ({ PartnerPanel: () => 'Partner ' }));
jest.mock('./payment-panel', () => ({ PaymentPanel: () => 'Payment ' }));

const columns = (status: 'out_for_delivery' | 'delivered' | 'cancelled') => (
  <OrderColumns order={anOrder({ status })} offer={null} dispatch={{ status: 'loading' }} />
);
const open = 'Items Customer Partner Payment History Others';

test.each(['delivered', 'cancelled'] as const)(
  'the history of an order that is %s stands below its items, where nothing is to be assigned',
  (status) => {
    const { container } = render(columns(status));
    expect(container.textContent).toBe('Items History Customer Partner Payment Others');
  },
);

test('an order that ends while it is looked at moves nothing', () => {
  const { container, rerender } = render(columns('out_for_delivery'));
  expect(container.textContent).toBe(open);
  rerender(columns('delivered'));
  expect(container.textContent).toBe(open);
});
