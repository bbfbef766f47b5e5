import { cashDeposits, deliveryPartners, type CashDeposit, type DeliveryPartner } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { openSimulation, partnerDocuments, profileDocument, refusalOf } from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { correctCashDepositOperation } from './correct-cash-deposit.callable';
import { recordCashDepositOperation } from './record-cash-deposit.callable';

/** A partner who has handed in ₹160, recorded as ₹1,600. */
async function open() {
  const harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...profileDocument('admin1', { role: 'admin' }),
    ...partnerDocuments('person1', { cashInHandPaise: 1613_00 }),
  });
  const record = (amountPaise: number) =>
    harness.run(recordCashDepositOperation, 'admin1', {
      deliveryPartnerId: 'person1',
      amountPaise,
      note: '',
    });
  const rows = async () => {
    const { docs } = await harness.db.collection(cashDeposits.collection).get();
    return docs.map((doc) => ({ ...(doc.data() as CashDeposit), id: doc.id }));
  };
  await record(1600_00);
  const depositId = (await rows())[0]?.id ?? '';
  return {
    ...{ harness, record, rows, depositId },
    correct: (id = depositId, uid = 'admin1') =>
      harness.run(correctCashDepositOperation, uid, { depositId: id, reason: 'It was ₹160' }),
    inHand: async () =>
      (await harness.read<DeliveryPartner>(deliveryPartners.path('person1'))).cashInHandPaise,
  };
}

test('a wrong deposit is taken back by a row of its own, and recorded anew (rule: deposit-corrected)', async () => {
  const { record, rows, depositId, correct, inHand } = await open();
  expect(await correct()).toEqual({ cashInHandPaise: 1613_00 });
  const correction = (await rows()).find(({ correctsId }) => correctsId === depositId);
  expect(correction).toMatchObject({
    ...{ amountPaise: 0, correctionPaise: -1600_00, cashInHandAfterPaise: 1613_00, note: 'It was ₹160' },
  });
  await record(160_00);
  expect(await inHand()).toBe(1453_00);
  const handedIn = (await rows()).reduce((sum, row) => sum + row.amountPaise + row.correctionPaise, 0);
  expect(handedIn).toBe(160_00);
});

test('each deposit is taken back once, however many admins do it at once (rule: deposit-corrected)', async () => {
  const { correct, rows, inHand } = await open();
  const answers = await Promise.allSettled([correct(), correct(), correct()]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalOf(correct())).toBe('deposit_corrected');
  expect(await inHand()).toBe(1613_00);
  expect(await rows()).toHaveLength(2);
});

test('neither a correction, nor what is not there, nor the own cash is taken back', async () => {
  const { harness, correct, depositId } = await open();
  await correct();
  expect(await refusalOf(correct(`${depositId}_correction`))).toBe('unknown_deposit');
  expect(await refusalOf(correct('nothing'))).toBe('unknown_deposit');
  await harness.seed(profileDocument('person1', { role: 'admin' }));
  expect(await refusalOf(correct(depositId, 'person1'))).toBe('own_money');
});
