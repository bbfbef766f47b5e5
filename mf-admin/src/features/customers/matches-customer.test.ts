import { aProfile } from '../../testing/builders';
import { matchesCustomer } from './matches-customer';

const ananya = aProfile({ name: 'Ananya Sharma', email: 'Ananya.S@basket.example', phone: '9845021764' });

describe('the search for customers', () => {
  it.each([
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
  ])('%j finds her', (search) => {
    expect(matchesCustomer(ananya, search)).toBe(true);
  });

  it.each(['sharmaji', 'ananya@', '98451', '0 0', 'Indiranagar', '+'])('%j does not', (search) => {
    expect(matchesCustomer(ananya, search)).toBe(false);
  });

  it('does not take somebody without a phone for everybody', () => {
    expect(matchesCustomer(aProfile({ phone: '' }), '98')).toBe(false);
  });
});
