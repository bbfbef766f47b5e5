import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPartner } from '@basket/domain/testing';
import { toast } from '@basket/web';
import { MissedOffer } from '../assignments/components/missed-offer';
import { AvailabilityButton } from './availability-button';

const run = jest.fn<Promise<object>, [object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useServerNow: () => 10 * 60_000,
}));

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the availability (rule: leaving-asked)', () => {
  test.each([
    [true, 'Go Offline', false],
    [false, 'Go Online', true],
  ])('without work in hand changes at once (online: %s)', async (isOnline, name, expected) => {
    render(<AvailabilityButton partner={aPartner({ isOnline })} />);
    await press(name);
    expect(run.mock.calls).toEqual([[{ isOnline: expected }]]);
  });

  test('with offers or orders in hand asks before going offline', async () => {
    render(<AvailabilityButton partner={aPartner({ openOffers: 1, activeOrders: 1 })} />);
    await press('Go Offline');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Go offline now?' }));
    expect(dialog.getByText(/1 open offer goes to somebody else\. 1 order stays with you/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay online' }));
    expect(run).not.toHaveBeenCalled();
    await press('Go Offline');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Go Offline' }),
    );
    expect(run.mock.calls).toEqual([[{ isOnline: false }]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a missed offer (rule: miss-told)', () => {
  const missed = (at: number) => ({ missedOffer: { orderNumber: 'BE1', why: 'withdrawn', at } }) as const;

  test('is named with its reason until it is dismissed, and the next one again', async () => {
    const { rerender } = render(<MissedOffer partner={missed(60_000)} />);
    expect(screen.getByText('BE1, 9 min ago. The store withdrew it before you answered.')).toBeVisible();
    await press('Dismiss');
    expect(screen.queryByText('You missed an offer')).toBeNull();
    rerender(<MissedOffer partner={missed(120_000)} />);
    expect(screen.getByText('You missed an offer')).toBeVisible();
  });

  test.each([{ missedOffer: null }, missed(-21 * 60_000)])(
    'is nothing when there is none, or old',
    (partner) => {
      render(<MissedOffer partner={partner} />);
      expect(screen.queryByText('You missed an offer')).toBeNull();
    },
  );
});
