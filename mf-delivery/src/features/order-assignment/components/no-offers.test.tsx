import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliveryPartner, Stored } from '@basket/domain';
import { aPartner } from '@basket/domain/testing';
import { toast, type Live } from '@basket/web';
import { DeliveryContext } from '../../../delivery-context';
import { NoOffers } from './no-offers';

let canPlay = true;
jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  useCanPlayTones: () => canPlay,
}));
const run = jest.fn<Promise<object>, [object]>(() => Promise.resolve({}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const show = (partner: Live<Stored<DeliveryPartner>>) =>
  render(
    <DeliveryContext
      value={{ uid: 'imran', email: 'imran@basket.example', partner, offers: ready([]), inHand: ready([]) }}
    >
      <NoOffers />
    </DeliveryContext>,
  );

test('an offline partner goes online from the screen of offers (rule: online-only)', async () => {
  jest.spyOn(toast, 'success').mockReturnValue();
  show(ready(aPartner({ isOnline: false })));
  expect(screen.getByText('You are offline. Go online to be offered orders.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go Online' }));
  expect(run.mock.calls).toEqual([[{ isOnline: true }]]);
});

test('an online partner only waits, and nothing is asked before it is known', () => {
  const { unmount } = show(ready(aPartner({ isOnline: true })));
  expect(screen.getByText(/You have 30 seconds to answer\.$/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show({ status: 'loading' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page that cannot sound yet says so where offers are awaited (rule: silence-told)', () => {
  canPlay = false;
  show(ready(aPartner({ isOnline: true })));
  expect(screen.getByText(/to answer\. It sounds after your first tap on this page\.$/)).toBeVisible();
});
