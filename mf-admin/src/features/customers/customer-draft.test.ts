import { editCustomer } from '@basket/domain';
import { aProfile } from '../../testing/builders';
import { checkCustomer, customerDraftOf, customerFields } from './customer-draft';

const draft = customerDraftOf(aProfile());

test('a draft is what the server takes, and every field of it has its place in the form', () => {
  expect(Object.keys({ uid: '', ...draft }).sort()).toEqual(
    Object.keys((editCustomer.request as unknown as { entries: object }).entries).sort(),
  );
  expect([...customerFields].sort()).toEqual(Object.keys(draft).sort());
});

describe('what is wrong with a draft', () => {
  it.each([
    { desc: 'nothing', change: {}, wrong: {} },
    { desc: 'nothing with only a name', change: { phone: '', address: '', pincode: '' }, wrong: {} },
    { desc: 'no name', change: { name: '  ' }, wrong: { name: 'Please fill in the name' } },
    { desc: 'a short phone', change: { phone: '98450' }, wrong: { phone: 'Phone must be 10 digits' } },
    {
      desc: 'letters in the phone',
      change: { phone: '98450x1764' },
      wrong: { phone: 'Phone must be 10 digits' },
    },
    {
      desc: 'a long pincode',
      change: { pincode: '5600381' },
      wrong: { pincode: 'Pincode must be 6 digits' },
    },
  ])('$desc', ({ change, wrong }) => {
    expect(checkCustomer({ ...draft, ...change })).toEqual(wrong);
  });
});
