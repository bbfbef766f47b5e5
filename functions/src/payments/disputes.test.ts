import { disputes, type Dispute } from '@basket/domain';
import { openPayingShop } from '../testing/paying-shop';
import { takeInEvent } from './gateway.webhook';
import { processEvent } from './process-event';

/** A paid order, and its bank, which tells of disputes about it. */
async function openDisputedShop() {
  const shop = await openPayingShop();
  const { harness, services, gateway, start, hear } = shop;
  const { checkout } = await start();
  const { paymentId } = gateway.pay(checkout.gatewayOrderId);
  await hear();
  const dispute = {
    ...{ id: 'disp_Zz00000000001', entity: 'dispute', payment_id: paymentId, amount: 98_00, currency: 'INR' },
    ...{ amount_deducted: 0, reason_code: 'goods_or_services_not_received', respond_by: 1_796_000_000 },
    ...{ status: 'open', phase: 'chargeback' },
  };
  const tell = async (name: string, facts: object = {}) => {
    const { eventId, body, headers } = gateway.signEvent({
      ...{ entity: 'event', event: `payment.dispute.${name}`, contains: ['payment', 'dispute'] },
      payload: { dispute: { entity: { ...dispute, ...facts } } },
    });
    expect(await takeInEvent(services, body, headers)).toBe(200);
    await processEvent(services, eventId);
  };
  const notes = async () =>
    (await shop.notes()).flatMap(({ facts, note }) => (facts?.code === 'dispute' ? [{ facts, note }] : []));
  const alerts = () => harness.logged.filter(({ operation }) => operation === 'payments.alert').length;
  return { ...shop, tell, notes, alerts, disputeOf: () => harness.read<Dispute>(disputes.path(dispute.id)) };
}

describe('a dispute (rule: dispute-told)', () => {
  test('stands in the history of its order and is told to the operators, once', async () => {
    const { tell, notes, alerts, disputeOf, orderOf } = await openDisputedShop();
    const { payment, status } = await orderOf();
    for (let time = 1; time <= 3; time += 1) await tell('created');
    expect(await notes()).toEqual([
      {
        facts: {
          ...{ code: 'dispute', amountPaise: 98_00, disputeId: 'disp_Zz00000000001' },
          ...{ state: 'open', respondByAt: 1_796_000_000_000 },
        },
        note: 'goods or services not received',
      },
    ]);
    expect(alerts()).toBe(1);
    expect(await disputeOf()).toMatchObject({ orderId: 'order1', state: 'open', amountPaise: 98_00 });
    expect(await orderOf()).toMatchObject({ payment, status });
  });

  test('tells how it ended, and an older word that comes later changes nothing', async () => {
    const { tell, notes, alerts, disputeOf } = await openDisputedShop();
    await tell('created');
    await tell('lost', { status: 'lost' });
    await tell('under_review', { status: 'under_review' });
    await tell('closed', { status: 'closed' });
    expect((await notes()).map(({ facts }) => facts.state)).toEqual(['open', 'lost']);
    expect(alerts()).toBe(2);
    expect(await disputeOf()).toMatchObject({ state: 'lost' });
  });

  test('about a payment that this shop does not know is told to the operators all the same', async () => {
    const { tell, notes, alerts, disputeOf } = await openDisputedShop();
    await tell('created', { payment_id: 'pay_Elsewhere', respond_by: null, reason_code: null });
    expect(await notes()).toEqual([]);
    expect(alerts()).toBe(1);
    expect(await disputeOf()).toMatchObject({ orderId: null, respondByAt: null, reason: '' });
  });
});
