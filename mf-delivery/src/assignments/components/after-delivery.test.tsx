import { render, screen } from '@testing-library/react';
import type { Assignment, DeliveryPartner, Stored } from '@basket/domain';
import { aPartner } from '@basket/domain/testing';
import { MemoryRouter, type Live } from '@basket/web';
import { DeliveryContext } from '../../delivery-context';
import { paths } from '../../paths';
import { anAssignment } from '../../testing/builders';
import { AfterDelivery } from './after-delivery';

const minute = 60_000;
let mockNow = 0;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useServerNow: () => mockNow,
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const inHand = (facts: Parameters<typeof anAssignment>[0]) => anAssignment({ state: 'accepted', ...facts });
const show = (facts: Partial<DeliveryPartner> = {}, orders: Stored<Assignment>[] = [], isCash = true) =>
  render(
    <MemoryRouter>
      <DeliveryContext
        value={{
          uid: 'imran',
          email: 'imran@basket.example',
          partner: ready(aPartner({ cashInHandPaise: 1055_00, isOnline: true, ...facts })),
          offers: ready([]),
          inHand: ready(orders),
        }}
      >
        <AfterDelivery orderId="order1" earnedPaise={50_00} isCash={isCash} deliveredAt={minute} />
      </DeliveryContext>
    </MemoryRouter>,
  );

beforeEach(() => {
  mockNow = 2 * minute;
});

describe('after a delivery (rule: delivery-told)', () => {
  test('the partner reads what was earned, the cash in hand, and to be free', () => {
    show();
    expect(screen.getByText('₹50 earned · ₹1,055 in hand')).toBeVisible();
    expect(screen.getByText('You are free for the next order')).toBeVisible();
  });

  test('without cash nothing is said of cash', () => {
    show({}, [], false);
    expect(screen.getByText('₹50 earned')).toBeVisible();
    expect(screen.queryByText(/in hand/)).toBeNull();
  });

  test('a partner who is offline is not free for an order', () => {
    show({ isOnline: false });
    expect(screen.getByText('You are offline')).toBeVisible();
  });

  test('the next order in hand is a link: what is on its way before what is at the store', () => {
    show({}, [
      inHand({ id: 'order1_1', orderId: 'order1', orderStatus: 'out_for_delivery', orderNumber: 'BE1' }),
      inHand({ id: 'order2_1', orderId: 'order2', orderStatus: 'preparing', orderNumber: 'BE2' }),
      inHand({ id: 'order3_1', orderId: 'order3', orderStatus: 'out_for_delivery', orderNumber: 'BE3' }),
    ]);
    expect(screen.getByRole('link', { name: 'Next: Ananya Sharma, BE3' })).toHaveAttribute(
      'href',
      paths.order('order3_1'),
    );
    expect(screen.queryByText(/You are free/)).toBeNull();
  });

  test('half an hour later only its pay is said', () => {
    mockNow = 32 * minute;
    show();
    expect(screen.getByText('₹50 earned')).toBeVisible();
    expect(screen.queryByText(/You are free|in hand/)).toBeNull();
  });
});
