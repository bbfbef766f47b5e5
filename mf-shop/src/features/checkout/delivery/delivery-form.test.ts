import { checkDelivery, emptyDelivery } from '@basket/domain';
import { deliveryWords, isAddressComplete } from './delivery-form';

const filled = {
  ...emptyDelivery(),
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
  instructions: '',
};

test('the messages of a receiver and of instructions have their own words (rule: receiver)', () => {
  const form = {
    ...{ ...filled, hasReceiver: true, receiverName: ' ', receiverPhone: '12' },
    instructions: 'x'.repeat(301),
  };
  expect(checkDelivery(form, deliveryWords)).toEqual({
    receiverName: 'Please fill in the receiver’s name',
    receiverPhone: 'Phone must be 10 digits and begin with 6, 7, 8 or 9',
    instructions: 'Please shorten your delivery instructions',
  });
  expect(checkDelivery({ ...form, hasReceiver: false, instructions: '' })).toEqual({});
});

test('an address is complete, whoever receives there (rule: delivery-card)', () => {
  expect(isAddressComplete({ ...filled, hasReceiver: true })).toBe(true);
  expect(isAddressComplete({ ...filled, city: '' })).toBe(false);
});
