import { editCustomer, personOf } from '@basket/domain';
import { aProfile } from '../../testing/builders';
import { checkCustomer } from './use-customer-drafts';

const draft = personOf(aProfile());

test('a draft has every field of the request', () => {
  expect(Object.keys({ uid: '', before: {}, ...draft }).sort()).toEqual(
    Object.keys((editCustomer.request as unknown as { entries: object }).entries).sort(),
  );
});

describe('checkCustomer', () => {
  test.each([
    { desc: 'accepts a full draft', change: {}, wrong: {} },
    { desc: 'accepts a draft with only a name', change: { phone: '', address: '', pincode: '' }, wrong: {} },
    { desc: 'refuses a missing name', change: { name: '  ' }, wrong: { name: 'Please fill in the name' } },
    {
      desc: 'refuses a short phone',
      change: { phone: '98450' },
      wrong: { phone: 'Phone must be 10 digits' },
    },
    {
      desc: 'refuses letters in the phone',
      change: { phone: '98450x1764' },
      wrong: { phone: 'Phone must be 10 digits' },
    },
    {
      desc: 'refuses a long pincode',
      change: { pincode: '5600381' },
      wrong: { pincode: 'Pincode must be 6 digits' },
    },
  ])('$desc', ({ change, wrong }) => {
    expect(checkCustomer({ ...draft, ...change })).toEqual(wrong);
  });
});
