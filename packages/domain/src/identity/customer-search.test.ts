import { aProfile } from '../testing/builders';
import { customerSearchKeys, isCustomerFoundBy, readCustomerSearch } from './customer-search';

const ananya = aProfile({ name: 'Ananya Sharma-Rao', email: 'Ananya.S@basket.example', phone: '9845021764' });

/** As the database and the page find somebody. */
const isFound = (person: typeof ananya, text: string): boolean => {
  const search = readCustomerSearch(text);
  return (
    search !== null && customerSearchKeys(person).includes(search.key) && isCustomerFoundBy(person, search)
  );
};

describe('a customer (rule: customer-search)', () => {
  test.each([
    ...['an', 'Ananya', 'SHARMA', ' rao ', 'sharma-rao', 'sh an', 'ananya s'],
    ...['ananya.s', 'ANANYA.S@', 'ananya.s@bask', 'ananya.s@basket.example'],
    ...['98', '98450', '98450 21764', '+91 98450-21764', '+9198450', '09845021764', '919845021764', '1764'],
    ...['९८४५०', '+९१ ९८४५० २१७६४', '۱۷۶۴'],
  ])('is found by %j', (text) => {
    expect(isFound(ananya, text)).toBe(true);
  });

  test.each([
    ...['', ' ', 'a', '9', '@', 'arm', 'sharmaji', 'ananya k', 'ananya@', 'ananya.s@other'],
    ...['ananya@basket.example', '21764', '98451', '0 0', 'basket', '+'],
  ])('is not found by %j', (text) => {
    expect(isFound(ananya, text)).toBe(false);
  });

  test('is found whatever the accents, and by words longer than a key', () => {
    const person = aProfile({ name: 'Zoë Featherstone', email: '', phone: '' });
    expect(isFound(person, 'zoe')).toBe(true);
    expect(isFound(person, 'featherston')).toBe(true);
    expect(isFound(person, 'feathers tall')).toBe(false);
  });

  test('is found by the vowels of an Indian name, and without the dot below a letter (rule: vowel-signs)', () => {
    const meena = aProfile({ name: 'मीना ज़ोया', email: '', phone: '' });
    expect(['मीना', 'मी', 'ज़ोया', 'जोया', 'जोया मीना'].map((text) => isFound(meena, text))).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(['मान', 'मन', 'जय'].map((text) => isFound(meena, text))).toEqual([false, false, false]);
  });

  test('has few keys, each once, and none of what is empty', () => {
    const keys = customerSearchKeys(ananya);
    expect(keys).toContain('ananya.s@');
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeLessThan(30);
    expect(customerSearchKeys(aProfile({ name: '', email: '', phone: '' }))).toEqual([]);
    const longest = aProfile({
      name: Array.from({ length: 20 }, (_, n) => `${String.fromCharCode(97 + n).repeat(9)}`).join(' '),
      email: `${'x'.repeat(60)}@basket.example`,
    });
    expect(customerSearchKeys(longest).length).toBeLessThan(70);
  });
});
