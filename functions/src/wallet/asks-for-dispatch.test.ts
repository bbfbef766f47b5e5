import { someInstant } from '@basket/domain/testing';
import { editPartnerOperation } from '../dispatch/partners/edit-partner.callable';
import { openSimulation, partnerDocuments, profileDocument, settingsDocument } from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { adjustWalletOperation } from './adjust-wallet.callable';
import { recordCashDepositOperation } from './record-cash-deposit.callable';
import { requestWithdrawalOperation } from './request-withdrawal.callable';
import { resolveWithdrawalOperation } from './resolve-withdrawal.callable';

async function openWallet(automaticDispatch: boolean) {
  const harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument({ automaticDispatch }),
    ...profileDocument('admin1', { role: 'admin' }),
    ...partnerDocuments('partner1', { walletBalancePaise: 900_00, cashInHandPaise: 5200_00 }),
  });
  const bank = { accountHolderName: 'Imran', bankAccountNumber: '1234567890', ifscCode: 'HDFC0001234' };
  const deliveryPartnerId = 'partner1';
  const adjust = (amountPaise: number) =>
    harness.run(adjustWalletOperation, 'admin1', { deliveryPartnerId, amountPaise, reason: 'Deposit' });
  const withdraw = () =>
    harness.run(requestWithdrawalOperation, 'partner1', { amountPaise: 200_00, ...bank });
  const moves = {
    'a top-up': () => adjust(100_00),
    'cash handed in': () =>
      harness.run(recordCashDepositOperation, 'admin1', { deliveryPartnerId, amountPaise: 300_00 }),
    'a withdrawal that is rejected': async () => {
      const { requestId } = await withdraw();
      harness.queued.length = 0;
      await harness.run(resolveWithdrawalOperation, 'admin1', {
        requestId,
        decision: 'rejected',
        reason: 'Please correct the account',
      });
    },
    'a debit': () => adjust(-100_00),
    'a withdrawal': withdraw,
    'a corrected number plate': () =>
      harness.run(editPartnerOperation, 'admin1', { deliveryPartnerId, vehicleNumber: 'KA01', rating: 4 }),
  } satisfies Record<string, () => Promise<unknown>>;
  return { harness, moves };
}

test.each([
  ['a top-up', true, ['dispatchOrders']],
  ['cash handed in', true, ['dispatchOrders']],
  ['a withdrawal that is rejected', true, ['dispatchOrders']],
  ['a debit', true, []],
  ['a withdrawal', true, []],
  ['a corrected number plate', true, []],
  ['a top-up', false, []],
] as const)(
  '%s asks for waiting orders at once (automatic dispatch: %s): %j (rule: automatic-dispatch)',
  async (move, isAutomatic, expected) => {
    const { harness, moves } = await openWallet(isAutomatic);
    await moves[move]();
    expect(harness.queued.map(({ task }) => task.kind)).toEqual(expected);
  },
);
