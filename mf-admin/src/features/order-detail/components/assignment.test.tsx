import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerDurationMs, type Assignment, type Contract, type Order, type Stored } from '@basket/domain';
import { anAssignment, aPartner, someInstant, storeSettings } from '@basket/domain/testing';
import { toast, type Live } from '@basket/web';
import { anAcceptedOrder, anOfferedOrder, anOrder } from '../../../testing/builders';
import { AssignmentPanel } from './assignment';

const run = jest.fn<Promise<object>, [string, object]>();
const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
let now: number;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: ({ operation }: Contract) => ({
    run: (input: object) => run(operation, input),
    isBusy: false,
  }),
  useServerNow: () => now,
  useLiveQuery: () => ready([]),
}));

const panel = (order: Stored<Order>, offer: Assignment | null = null) => (
  <AssignmentPanel
    order={order}
    offer={offer}
    dispatch={ready({ partners: [aPartner()], settings: storeSettings() })}
  />
);
const show = (order: Stored<Order>, offer: Assignment | null = null) => render(panel(order, offer));
const assign = () => screen.queryByRole('button', { name: 'Assign BE2611204821 to Imran Khan' });

beforeEach(() => {
  now = someInstant;
  run.mockReset();
  run.mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
});

test.each(['pending', 'confirmed', 'preparing', 'out_for_delivery'] as const)(
  'an order that is %s and has no partner is offered from its own page (rule: no-dead-end)',
  async (status) => {
    show(anOrder({ status }));
    const button = assign();
    expect(button).toBeVisible();
    if (button) await userEvent.click(button);
    expect(run.mock.calls).toEqual([['assign', { orderId: 'order1', deliveryPartnerId: 'partner1' }]]);
  },
);

test.each([
  { desc: 'over', order: anOrder({ status: 'cancelled' }) },
  { desc: 'in a partner’s hands', order: anAcceptedOrder() },
  { desc: 'not paid', order: anOrder({ paymentMethod: 'online', paymentStatus: 'pending' }) },
])('an order that is $desc is not offered', ({ order }) => {
  show(order);
  expect(assign()).toBeNull();
});

test('an open offer counts down and can be withdrawn until its time is up (rule: offer-30s)', async () => {
  const offer = anAssignment();
  const { rerender } = show(anOfferedOrder(), offer);
  expect(screen.getByRole('timer', { name: /Offer to Imran Khan: 30 seconds left/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw offer' }));
  expect(run.mock.calls).toEqual([['withdrawOffer', { orderId: 'order1', attempt: 1 }]]);
  expect(toast.success).toHaveBeenCalledWith('Offer withdrawn');
  now += offerDurationMs;
  rerender(panel(anOfferedOrder(), offer));
  expect(screen.getByText('did not answer in time')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw offer' })).toBeNull();
});

test('an order that could not be delivered waits for a decision here (rule: undelivered-decided)', () => {
  const undelivered = { reason: 'nobody_there', note: '', at: 1, answer: '' } as const;
  show(anAcceptedOrder(), anAssignment({ state: 'accepted', undelivered, awaitsDecision: true }));
  expect(screen.getByText('Could not be delivered')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New try' })).toBeVisible();
  expect(assign()).toBeNull();
});
