import { deliveryPartners, noOrderPayment, orders, type DeliveryPartner, type Order } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { refundOrderOperation } from '../payments/refunds/refund-order.callable';
import {
  openSimulation,
  orderDocument,
  partnerDocuments,
  profileDocument,
  refusalOf,
  settingsDocument,
  type Harness,
} from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { adjustWalletOperation } from './adjust-wallet.callable';
import { recordCashDepositOperation } from './record-cash-deposit.callable';
import { requestWithdrawalOperation } from './request-withdrawal.callable';
import { resolveWithdrawalOperation } from './resolve-withdrawal.callable';

let harness: Harness;
beforeEach(async () => {
  harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument(),
    ...profileDocument('admin1', { role: 'admin' }),
    ...partnerDocuments('person1', { walletBalancePaise: 1500_00, walletSeq: 0, cashInHandPaise: 300_00 }),
  });
});

const becomeAdmin = () => harness.seed(profileDocument('person1', { role: 'admin' }));
const resolve = (requestId: string, decision: 'approved' | 'rejected', uid: string) =>
  harness.run(resolveWithdrawalOperation, uid, { requestId, decision, reason: 'As agreed' });

test('an admin who was a partner decides nothing about the own wallet (rule: own-money)', async () => {
  const bank = { accountHolderName: 'Imran', bankAccountNumber: '1234567890', ifscCode: 'HDFC0001234' };
  const wish = { amountPaise: 600_00, ...bank };
  const { requestId } = await harness.run(requestWithdrawalOperation, 'person1', wish);
  await becomeAdmin();
  const own = { deliveryPartnerId: 'person1', amountPaise: 1_00 };
  const attempts = [
    resolve(requestId, 'approved', 'person1'),
    resolve(requestId, 'rejected', 'person1'),
    harness.run(adjustWalletOperation, 'person1', { ...own, reason: 'me' }),
    harness.run(recordCashDepositOperation, 'person1', { ...own, note: '' }),
  ];
  expect(await Promise.all(attempts.map(refusalOf))).toEqual(attempts.map(() => 'own_money'));
  const partner = await harness.read<DeliveryPartner>(deliveryPartners.path('person1'));
  expect(partner).toMatchObject({ walletBalancePaise: 900_00, cashInHandPaise: 300_00 });
  expect(await resolve(requestId, 'approved', 'admin1')).toEqual({ status: 'approved' });
});

test('an admin who was a customer neither refunds nor delivers an own order (rule: own-money)', async () => {
  await becomeAdmin();
  const payment = { ...noOrderPayment, channel: 'checkout', receivedPaise: 98_00 } as const;
  const paid = { paymentMethod: 'online', paymentStatus: 'paid', paymentId: 'pay_1', payment } as const;
  await harness.seed(orderDocument(anOrder({ customerId: 'person1', ...paid })));
  const refund = (uid: string) =>
    harness.run(refundOrderOperation, uid, {
      orderId: 'order1',
      scope: { kind: 'full' },
      reason: 'It came late',
    });
  const status = (uid: string) =>
    harness.run(setOrderStatusOperation, uid, { orderId: 'order1', status: 'cancelled', note: '' });
  expect(await refusalOf(refund('person1'))).toBe('own_money');
  expect(await refusalOf(status('person1'))).toBe('own_money');
  expect(await harness.read<Order>(orders.path('order1'))).toMatchObject({
    status: 'pending',
    historySeq: 1,
  });
  expect(await refund('admin1')).toMatchObject({ amountPaise: 98_00 });
});

test('another partner’s wallet is an admin’s business (rule: own-money)', async () => {
  const wish = { deliveryPartnerId: 'person1', amountPaise: 500_00, reason: 'Joining deposit' };
  expect(await harness.run(adjustWalletOperation, 'admin1', wish)).toEqual({ balancePaise: 2000_00 });
});
