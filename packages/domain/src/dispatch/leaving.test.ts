import { leavingSentences } from './leaving';

test.each([
  [{ openOffers: 0, activeOrders: 0 }, []],
  [{ openOffers: 1, activeOrders: 0 }, ['1 open offer goes to somebody else.']],
  [
    { openOffers: 2, activeOrders: 3 },
    [
      '2 open offers go to somebody else.',
      '3 orders stay with you to deliver. Call the store if you cannot.',
    ],
  ],
])('leaving with %j (rule: leaving-asked)', (load, sentences) => {
  expect(leavingSentences(load)).toEqual(sentences);
});
