import { aProfile } from '../testing/builders';
import { matchesCustomer } from './matches-customer';

const ananya = aProfile({ name: 'Ananya Sharma', email: 'Ananya.S@basket.example', phone: '9845021764' });

describe('matchesCustomer (rule: customer-search)', () => {
  test.each([
    '',
    '  ',
    'ananya',
    'SHARMA',
    ' anya sh ',
    '.s@BASKET',
    '98450',
    '98450 217',
    '+91 98450',
    '1764',
  ])('matches %j', (search) => {
    expect(matchesCustomer(ananya, search)).toBe(true);
  });

  test.each(['sharmaji', 'ananya@', '98451', '0 0', 'Indiranagar', '+'])('does not match %j', (search) => {
    expect(matchesCustomer(ananya, search)).toBe(false);
  });

  test('does not match an empty phone number', () => {
    expect(matchesCustomer(aProfile({ phone: '' }), '98')).toBe(false);
  });
});
