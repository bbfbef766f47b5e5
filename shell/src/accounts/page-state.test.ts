import { pageState } from './page-state';

test('passes the page that asked for the sign-in, and the typed address, on (rule: role-guard)', () => {
  const state = { from: '/home/cart?x=1', email: 'ananya@basket.example' };
  expect(pageState(state)).toEqual(state);
});

test.each([null, undefined, 'x', 7, {}, { from: 7, email: [] }])('reads nothing from %p', (state) => {
  expect(pageState(state)).toEqual({});
});

test('leads to no other site', () => {
  expect(pageState({ from: '//evil.example' })).toEqual({ from: '/' });
});
