import {
  deliveryPartners,
  minWithdrawalPaise,
  walletTransactions,
  withdrawalRowId,
  type DeliveryPartner,
} from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import {
  openSimulation,
  partnerDocuments,
  refusalOf,
  settingsDocument,
  type Harness,
} from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { requestWithdrawalOperation } from './request-withdrawal.callable';

const balancePaise = 150_00;
let harness: Harness;
beforeEach(async () => {
  harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument(),
    ...partnerDocuments('partner1', { walletBalancePaise: balancePaise, walletSeq: 0 }),
  });
});

const bank = { accountHolderName: 'Imran', bankAccountNumber: '1234567890', ifscCode: 'HDFC0001234' };
const withdraw = (amountPaise: number) =>
  harness.run(requestWithdrawalOperation, 'partner1', { amountPaise, ...bank });
const balance = async () =>
  (await harness.read<DeliveryPartner>(deliveryPartners.path('partner1'))).walletBalancePaise;

test.each([minWithdrawalPaise, balancePaise])(
  'a partner may withdraw %d paise of 15000 (rule: withdrawal-minimum)',
  async (amount) => {
    const asked = await withdraw(amount);
    expect(asked).toMatchObject({ balancePaise: balancePaise - amount });
    expect(await harness.read(walletTransactions.path(withdrawalRowId(asked.requestId)))).toMatchObject({
      facts: { code: 'withdrawal_requested' },
      description: '',
    });
    expect(await balance()).toBe(balancePaise - amount);
  },
);

test.each([
  [minWithdrawalPaise - 1, 'withdrawal_too_small'],
  [balancePaise + 1, 'insufficient_balance'],
])(
  'the server refuses a withdrawal of %d paise of 15000: %s (rule: withdrawal-minimum)',
  async (amount, code) => {
    expect(await refusalOf(withdraw(amount))).toBe(code);
    expect(await balance()).toBe(balancePaise);
  },
);
