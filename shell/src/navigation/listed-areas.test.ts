import * as v from 'valibot';
import { manifestSchema } from '../remotes/manifest';
import { readAreas } from './listed-areas';

jest.mock('../remotes/load-area', () => ({}));

const shop = { name: 'mf_shop', mount: '/home', role: null, area: 'shop' };
const panel = { name: 'mf_admin', mount: '/admin', role: 'admin', area: 'admin panel' };
const stocktaking = { name: 'mf_stock', mount: '/stock', role: 'admin', area: 'stock area' };
const areaOfStock = { mount: '/stock', name: 'stock area', role: 'admin' };

const read = (lines: readonly object[]) => {
  const entry = 'https://a.example/remoteEntry.js';
  const remotes = lines.map((line) => ({ entry, version: '1.0.0', integrity: null, ...line }));
  return readAreas(v.parse(manifestSchema, { remotes }));
};

test.each([
  { desc: 'the areas that the shell has by itself', lines: [shop, panel], areas: [] },
  { desc: 'one more', lines: [stocktaking, shop, panel], areas: [areaOfStock] },
  {
    desc: 'two more, in their order',
    lines: [shop, stocktaking, { ...stocktaking, name: 'mf_gifts', mount: '/gifts', role: null }],
    areas: [areaOfStock, { ...areaOfStock, mount: '/gifts', role: null }],
  },
  {
    desc: 'words of a later version',
    lines: [{ ...stocktaking, icon: 'box' }],
    areas: [areaOfStock],
  },
  {
    desc: 'an own area for another role, which it does not open',
    lines: [{ ...panel, role: null }],
    areas: [],
  },
  {
    desc: 'no role, as in lists of 1.1.0',
    lines: [{ ...stocktaking, role: undefined }],
    areas: [],
  },
])('a list with $desc', ({ lines, areas }) => {
  expect(read(lines)).toEqual({ areas, refused: [] });
});

test.each([
  {
    desc: 'a path of the shell',
    line: { ...stocktaking, mount: '/checkout' },
    says: 'mf_stock takes /checkout, which belongs to the shell',
  },
  { desc: 'the start page', line: { ...stocktaking, mount: '/' }, says: 'take what another has: 1' },
  {
    desc: 'the mount of another remote',
    line: { ...stocktaking, mount: '/gifts' },
    says: 'take what another has: 1',
  },
  {
    desc: 'the mount of the panel',
    line: { ...stocktaking, mount: '/admin' },
    says: 'take what another has: 1',
  },
  {
    desc: 'the name of another remote',
    line: { ...stocktaking, name: 'mf_gifts' },
    says: 'take what another has: 1',
  },
  {
    desc: 'a role that this shell does not know',
    line: { ...stocktaking, role: 'picker' },
    says: 'mf_stock at /stock has no area that can be read',
  },
  {
    desc: 'no name for messages',
    line: { ...stocktaking, area: '' },
    says: 'mf_stock at /stock has no area that can be read',
  },
])('a line with $desc is left out and told; the others count (rule: remotes-isolated)', ({ line, says }) => {
  const gifts = { name: 'mf_gifts', mount: '/gifts', role: 'customer', area: 'gifts' };
  const { areas, refused } = read([shop, panel, gifts, line]);
  expect(areas).toEqual([{ mount: '/gifts', name: 'gifts', role: 'customer' }]);
  expect(refused).toEqual([expect.stringContaining(says)]);
});
