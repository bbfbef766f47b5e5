import * as v from 'valibot';
import { anAddress, anOrder } from '../testing/builders';
import { assignmentSnapshot } from '../dispatch/assignment';
import { erasures } from '../basics/retention';
import { deliveryRequestSchema } from './order';
import { orderSearchKeys } from './order-search';
import { receiverOf } from './receiver';

const receiver = { receiverName: 'Ravi Rao', receiverPhone: '9988776655' };
const forRavi = anOrder({ delivery: anAddress(receiver) });

describe('somebody else receives an order (rule: receiver)', () => {
  test('is at the door instead of the customer', () => {
    expect(receiverOf(forRavi)).toEqual({ name: 'Ravi Rao', phone: '9988776655', isNamed: true });
    const own = anOrder();
    expect(receiverOf(own)).toEqual({ name: own.customerName, phone: own.delivery.phone, isNamed: false });
  });

  test('is whom the partner hands it to', () => {
    expect(assignmentSnapshot(forRavi).customerName).toBe('Ravi Rao');
  });

  test('can be found by phone, as can the customer', () => {
    expect(orderSearchKeys(forRavi)).toEqual(expect.arrayContaining([anAddress().phone, '9988776655']));
  });

  test('leaves the order with the other personal data', () => {
    expect(erasures.orders.erased).toMatchObject({
      'delivery.receiverName': '',
      'delivery.receiverPhone': '',
    });
  });

  test.each([
    { desc: 'name and phone', fields: receiver, isTaken: true },
    { desc: 'nobody', fields: {}, isTaken: true },
    { desc: 'a name alone', fields: { receiverName: 'Ravi Rao' }, isTaken: false },
    { desc: 'a phone alone', fields: { receiverPhone: '9988776655' }, isTaken: false },
    { desc: 'an empty name', fields: { ...receiver, receiverName: '' }, isTaken: false },
    { desc: 'a landline', fields: { ...receiver, receiverPhone: '0804000120' }, isTaken: false },
  ])('a request with $desc: $isTaken', ({ fields, isTaken }) => {
    expect(v.is(deliveryRequestSchema, anAddress(fields))).toBe(isTaken);
  });
});
