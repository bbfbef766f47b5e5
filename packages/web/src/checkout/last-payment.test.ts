import { storageKeys } from '../platform/storage';
import { noteLastPayment, readLastPayment } from './last-payment';

beforeEach(() => localStorage.clear());

test('the last way of paying is known to its account alone (rule: last-payment)', () => {
  expect(readLastPayment('asha')).toBeNull();
  noteLastPayment('asha', 'cod');
  noteLastPayment('asha', 'online');
  expect(readLastPayment('asha')).toBe('online');
  expect(readLastPayment('ravi')).toBeNull();
});

test.each(['{"owner":"asha","method":"cheque"}', '{"method":"cod"}', 'cod'])(
  'a stored text that does not fit counts as nothing: %s',
  (text) => {
    localStorage.setItem(storageKeys.lastPayment, text);
    expect(readLastPayment('asha')).toBeNull();
  },
);
