import { offerDurationMs } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { setAccountDisabledOperation } from '../accounts/access/set-account-disabled.callable';
import { openShift } from '../testing/shift-shop';

const [imran, lakshmi] = [{ partnerName: 'Imran Khan' }, { partnerName: 'Lakshmi Rao' }];
type Shift = Awaited<ReturnType<typeof openShift>>;

test('the way of an order from partner to partner is told in facts (rule: history-facts)', async () => {
  const shift = await openShift();
  await shift.assign();
  await shift.respond('reject');
  await shift.assign('partner2');
  shift.harness.setNow(someInstant + offerDurationMs);
  await shift.expire(2);
  await shift.assign();
  await shift.goOffline();
  await shift.assign('partner2');
  await shift.respond('accept', 'partner2', 4);
  await shift.setStatus('preparing');
  await shift.pickUp('partner2');
  await shift.report('partner2');
  await shift.resolve('retry', 4);
  await shift.deliver('partner2');
  expect(await shift.notes()).toEqual([
    { facts: { code: 'offered', ...imran }, note: '' },
    { facts: { code: 'offer_rejected' }, note: '' },
    { facts: { code: 'offered', ...lakshmi }, note: '' },
    { facts: { code: 'offer_unanswered' }, note: '' },
    { facts: { code: 'offered', ...imran }, note: '' },
    { facts: { code: 'partner_offline' }, note: '' },
    { facts: { code: 'offered', ...lakshmi }, note: '' },
    { facts: { code: 'offer_accepted' }, note: '' },
    { facts: null, note: '' },
    { facts: { code: 'picked_up' }, note: '' },
    { facts: { code: 'undelivered', reason: 'nobody_there' }, note: 'Gate locked' },
    { facts: { code: 'to_be_tried_again' }, note: '' },
    { facts: { code: 'delivered', isPaymentUnknown: false }, note: '' },
  ]);
});

test.each([
  {
    code: 'partner_disabled',
    by: ({ harness }: Shift) =>
      harness.run(setAccountDisabledOperation, 'admin1', {
        uid: 'partner1',
        isDisabled: true,
        reason: 'Left',
      }),
  },
  {
    code: 'back_to_store',
    by: async (shift: Shift) => {
      await shift.respond('accept');
      await shift.pickUp();
      await shift.report();
      await shift.resolve('return');
    },
  },
])('$code is told at the end (rule: history-facts)', async ({ code, by }) => {
  const shift = await openShift();
  await shift.assign();
  await by(shift);
  expect((await shift.notes()).at(-1)).toEqual({ facts: { code }, note: '' });
});
