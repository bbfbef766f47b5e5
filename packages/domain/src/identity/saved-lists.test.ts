import {
  maxAwaitedProducts,
  maxFavourites,
  maxSavedAddresses,
  withAddress,
  withAwaited,
  withFavourite,
  withoutAddress,
  type AddressDraft,
  type SavedAddress,
} from './saved-lists';

const draft: AddressDraft = {
  label: 'home',
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
  latitude: null,
  longitude: null,
};
const saved = (addressId: string, facts: Partial<SavedAddress> = {}): SavedAddress => ({
  ...draft,
  addressId,
  isDefault: false,
  ...facts,
});

test.each([
  { desc: 'a new one comes first', before: ['a'], id: 'b', isOn: true, after: ['b', 'a'] },
  { desc: 'a known one stays where it is', before: ['a', 'b'], id: 'b', isOn: true, after: ['a', 'b'] },
  { desc: 'one goes', before: ['a', 'b'], id: 'a', isOn: false, after: ['b'] },
  { desc: 'one that is not there stays away', before: ['a'], id: 'b', isOn: false, after: ['a'] },
])('favourites: $desc', ({ before, id, isOn, after }) => {
  expect(withFavourite(before, id, isOn)).toEqual({ ok: true, value: after });
});

test('favourites end at their limit; removing and repeating stay possible', () => {
  const full = Array.from({ length: maxFavourites }, (_, index) => `p${index}`);
  expect(withFavourite(full, 'one-more', true)).toMatchObject({
    ok: false,
    refusal: { code: 'too_many_favourites' },
  });
  expect(withFavourite(full, 'p5', true)).toEqual({ ok: true, value: full });
  expect(withFavourite(full, 'p5', false)).toMatchObject({ ok: true });
});

test.each([
  { desc: 'a new one comes first', before: ['a'], ids: ['b'], isAwaited: true, after: ['b', 'a'] },
  {
    desc: 'a known one becomes the newest',
    before: ['a', 'b'],
    ids: ['b'],
    isAwaited: true,
    after: ['b', 'a'],
  },
  { desc: 'one given twice is one', before: [], ids: ['a', 'a'], isAwaited: true, after: ['a'] },
  { desc: 'several go', before: ['a', 'b', 'c'], ids: ['a', 'c', 'x'], isAwaited: false, after: ['b'] },
])('awaited products: $desc (rule: told-when-back)', ({ before, ids, isAwaited, after }) => {
  expect(withAwaited(before, ids, isAwaited)).toEqual(after);
});

test('one more awaited product takes the place of the oldest (rule: told-when-back)', () => {
  const full = Array.from({ length: maxAwaitedProducts }, (_, index) => `p${index}`);
  expect(withAwaited(full, ['new'], true)).toEqual(['new', ...full.slice(0, -1)]);
});

test('an address is added, and the same place again only changes', () => {
  const once = withAddress([], draft, 'one');
  expect(once).toEqual({ ok: true, value: [saved('one')] });
  const again = {
    ...draft,
    address: ' 14, 3rd cross, indiranagar ',
    label: 'work' as const,
    phone: '9000000001',
  };
  expect(withAddress([saved('one')], again, 'two')).toEqual({
    ok: true,
    value: [{ ...again, addressId: 'one', isDefault: false }],
  });
});

describe('an address is edited by its id, and one can be the default (rule: default-address)', () => {
  const home = saved('home', { isDefault: true });
  const work = saved('work', { address: '5 Tech Park' });
  const { isDefault: _none, ...atWork } = work;

  test('an edit keeps its place in the list, its id and whether it is the default', () => {
    const moved = { ...draft, addressId: 'home', address: '7 Lake View' };
    expect(withAddress([home, work], moved, 'new')).toEqual({
      ok: true,
      value: [{ ...home, address: '7 Lake View' }, work],
    });
  });

  test('a new default is the only one', () => {
    expect(withAddress([home, work], { ...atWork, isDefault: true }, 'new')).toEqual({
      ok: true,
      value: [
        { ...home, isDefault: false },
        { ...work, isDefault: true },
      ],
    });
    expect(withAddress([home], { ...draft, address: 'New', isDefault: true }, 'new')).toEqual({
      ok: true,
      value: [
        { ...home, isDefault: false },
        { ...draft, address: 'New', addressId: 'new', isDefault: true },
      ],
    });
  });

  test('an edit to the place of another one leaves one of the two', () => {
    const same = { ...draft, addressId: 'work' };
    expect(withAddress([home, work], same, 'new')).toEqual({ ok: true, value: [saved('work')] });
  });

  test('an address that is gone is refused', () => {
    expect(withAddress([home], { ...draft, addressId: 'gone' }, 'new')).toMatchObject({
      ok: false,
      refusal: { code: 'unknown_address' },
    });
  });
});

test('addresses end at their limit', () => {
  const full = Array.from({ length: maxSavedAddresses }, (_, index) =>
    saved(`a${index}`, { address: `${index}, 3rd Cross` }),
  );
  expect(withAddress(full, draft, 'new')).toMatchObject({
    ok: false,
    refusal: { code: 'too_many_addresses' },
  });
  expect(withAddress(full, { ...draft, address: '3, 3rd Cross' }, 'new')).toMatchObject({ ok: true });
});

test('an address is deleted once', () => {
  expect(withoutAddress([saved('one'), saved('two')], 'one')).toEqual({ ok: true, value: [saved('two')] });
  expect(withoutAddress([saved('two')], 'one')).toMatchObject({
    ok: false,
    refusal: { code: 'unknown_address' },
  });
});
