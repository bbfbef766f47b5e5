import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText, type DeliveryPartner, type Stored } from '@basket/domain';
import { aPartner } from '@basket/domain/testing';
import { CallFailedError, CallRefusedError, keptSteps, session, type Live } from '@basket/web';
import { PartnerSignOut } from './partner-sign-out';

const run = jest.fn<Promise<object>, [object]>();
let live: Live<Stored<DeliveryPartner>>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useLiveDocument: () => live,
}));

const ready = (facts: Partial<DeliveryPartner>): typeof live => ({
  status: 'ready',
  data: aPartner(facts),
  isFromCache: false,
});
const show = () => {
  const onClose = jest.fn();
  return { onClose, ...render(<PartnerSignOut uid="partner1" onClose={onClose} />) };
};
let signOut: jest.SpyInstance;

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({ isOnline: false });
  signOut = jest.spyOn(session, 'signOut').mockResolvedValue();
});

describe('signing a partner out (rule: leaving-asked)', () => {
  test('sets offline first, without a question when nothing is in hand', async () => {
    live = { status: 'loading' };
    const { rerender, onClose } = show();
    expect(run).not.toHaveBeenCalled();
    live = ready({});
    rerender(<PartnerSignOut uid="partner1" onClose={onClose} />);
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(run.mock.calls).toEqual([[{ isOnline: false }]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('asks with offers or orders in hand', async () => {
    live = ready({ activeOrders: 2, openOffers: 1 });
    const { onClose } = show();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'You go offline. 1 open offer goes to somebody else. 2 orders stay with you',
    );
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(run.mock.calls).toEqual([[{ isOnline: false }]]);
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  });

  test('asks with steps that wait for the network, which would be lost (rule: steps-kept)', async () => {
    keptSteps.write([
      { uid: 'partner1', refusal: null },
      { uid: 'partner1', refusal: 'No.' },
      { uid: 'partner2', refusal: null },
    ]);
    live = ready({});
    const { onClose, unmount } = show();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      '1 step waits for the network and would be lost',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(signOut).not.toHaveBeenCalled();
    run.mockRejectedValue(new CallFailedError('offline'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText(/could not be set offline.* 1 step waits/)).toBeVisible();
    unmount();
    keptSteps.write([]);
  });

  test('asks again when going offline failed', async () => {
    run.mockRejectedValue(new CallFailedError('offline'));
    live = ready({});
    show();
    expect(await screen.findByText(/could not be set offline/)).toBeVisible();
    expect(signOut).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out anyway' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('signs out at once who is no partner any more', async () => {
    run.mockRejectedValue(new CallRefusedError('unknown_partner', {}, refusalText('unknown_partner')));
    live = { status: 'missing' };
    show();
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  });
});
