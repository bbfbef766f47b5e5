import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changePartner,
  deliveryPartners,
  refusalText,
  type Assignment,
  type Contract,
  type DeliveryPartner,
  type Stored,
} from '@basket/domain';
import { aPartner, storeSettings } from '@basket/domain/testing';
import { CallRefusedError, toast, type LiveQuery } from '@basket/web';
import { anAcceptedOrder } from '../../testing/builders';
import { ChangePartner } from './change-partner';

const run = jest.fn<Promise<object>, [string, object]>();
let partners: Stored<DeliveryPartner>[];
let offers: Stored<Assignment>[];
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: ({ operation }: Contract) => ({
    run: (input: object) => run(operation, input),
    isBusy: false,
  }),
  useLiveQuery: (query: LiveQuery | null) => ({
    status: 'ready',
    data: query?.collection === deliveryPartners.collection ? partners : offers,
    isFromCache: false,
  }),
  useLiveDocument: () => ({
    status: 'ready',
    data: { id: 'public', ...storeSettings() },
    isFromCache: false,
  }),
}));

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({});
  partners = [aPartner({ id: 'imran' }), aPartner({ id: 'lakshmi', name: 'Lakshmi Rao' })];
  offers = [];
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

async function open() {
  render(<ChangePartner order={anAcceptedOrder()} attempt={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change partner' }));
  return within(screen.getByRole('dialog', { name: 'Change the partner of BE2611204821' }));
}

describe('changing the partner (rule: partner-changed)', () => {
  test('says first what follows, and offers the order to another one with the reason', async () => {
    const dialog = await open();
    expect(dialog.getByText('Imran Khan loses the order and is told at once.')).toBeVisible();
    expect(dialog.getByText('Who delivers it collects the ₹300.00 in cash.')).toBeVisible();
    expect(run).not.toHaveBeenCalled();
    // Not the one who has it.
    expect(dialog.queryByRole('button', { name: 'Assign BE2611204821 to Imran Khan' })).toBeNull();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Flat tyre');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign BE2611204821 to Lakshmi Rao' }));
    expect(run.mock.calls).toEqual([
      [
        changePartner.operation,
        { orderId: 'order1', attempt: 1, deliveryPartnerId: 'lakshmi', note: 'Flat tyre' },
      ],
    ]);
    expect(toast.success).toHaveBeenCalledWith('The order is offered to the new partner');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('puts the order back on the board', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Put back on the board' }));
    expect(run.mock.calls[0]?.[1]).toMatchObject({ deliveryPartnerId: null });
    expect(toast.success).toHaveBeenCalledWith('The order is back on the board');
  });

  test('a refusal stands in the dialog, with the reason that was typed (rule: failures-told)', async () => {
    const text = refusalText('order_not_in_hand');
    run.mockRejectedValue(new CallRefusedError('order_not_in_hand', {}, text));
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Flat tyre');
    await userEvent.click(dialog.getByRole('button', { name: 'Put back on the board' }));
    const told = `Failed to change the partner. ${text}`;
    expect(await dialog.findByRole('alert')).toHaveTextContent(told);
    expect(toast.error).toHaveBeenCalledWith(told);
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Flat tyre');
  });
});
