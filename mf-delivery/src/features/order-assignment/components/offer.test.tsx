import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAssignment } from '../../../testing/builders';
import { Offer, type OfferProps } from './offer';

function show(props: Partial<OfferProps> = {}) {
  const onAccept = jest.fn();
  const onReject = jest.fn();
  render(
    <Offer
      offer={anAssignment()}
      now={7_000}
      store={null}
      sending={null}
      onAccept={onAccept}
      onReject={onReject}
      {...props}
    />,
  );
  return { onAccept, onReject };
}

describe('an offer', () => {
  test('shows clock, pay, distance, customer, address, items with prices and the cash', () => {
    show();
    const offer = screen.getByRole('article', { name: 'Offer BE2611204821' });
    expect(within(offer).getByRole('timer', { name: 'Time to answer: 24 seconds left' })).toBeVisible();
    for (const text of ['₹50', '3.0 km in all', 'Ananya Sharma', 'Toned Milk', '2 ×', '₹250'])
      expect(within(offer).getByText(text)).toBeVisible();
    expect(within(offer).getByText(/14, 3rd Cross, Indiranagar, Bengaluru 560038/)).toBeVisible();
    expect(within(offer).getByText('Collect cash').closest('p')).toHaveTextContent('₹300');
  });

  test.each([
    [null, null],
    [{ startedAt: 1_000, readyAt: null, packedAt: null }, null],
    [{ startedAt: 1_000, readyAt: 7_000 + 121_000, packedAt: null }, 'Ready in about 3 min'],
    [{ startedAt: 1_000, readyAt: null, packedAt: 2_000 }, 'Packed'],
  ])(
    'says whether the bags are packed, and nothing that is not known (rule: packed-told)',
    (packing, text) => {
      show({ offer: anAssignment({ packing }) });
      if (text === null) expect(screen.queryByText(/Packed|Ready/)).toBeNull();
      else expect(screen.getByText(text)).toBeVisible();
    },
  );

  test('says that nothing is to collect for an order of ₹0 (rule: small-sums)', () => {
    show({ offer: anAssignment({ totalPaise: 0 }) });
    expect(screen.getByText('Nothing to collect')).toBeVisible();
    expect(screen.queryByText('Collect cash')).toBeNull();
  });

  test('says when there is no cash to collect, and which distances are unknown', () => {
    show({
      offer: anAssignment({
        paymentMethod: 'online',
        paymentStatus: 'paid',
        pickupDistanceKm: null,
        dropDistanceKm: null,
      }),
    });
    expect(screen.getByText('Paid online: nothing to collect')).toBeVisible();
    expect(screen.queryByText('Collect cash')).toBeNull();
    expect(screen.getAllByText('Distance unknown')).toHaveLength(2);
    expect(screen.queryByText(/km/)).toBeNull();
  });

  test('offers two answers', async () => {
    const { onAccept, onReject } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect([onAccept.mock.calls.length, onReject.mock.calls.length]).toEqual([1, 1]);
  });

  test('accepts no other answer while one is being sent', async () => {
    const { onAccept, onReject } = show({ sending: 'accept' });
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
    expect([onAccept.mock.calls.length, onReject.mock.calls.length]).toEqual([0, 0]);
  });
});
