import { nextSort, sortRows, type DataTableColumn, type TableSort } from './table-columns';

interface Row {
  name: string;
  size: number | null;
}

const columns: readonly DataTableColumn<Row>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
  { key: 'size', header: 'Size', cell: (row) => row.size, sortValue: (row) => row.size },
  { key: 'fixed', header: 'Fixed', cell: () => null },
];
const rows: readonly Row[] = [
  { name: 'item 10', size: 2 },
  { name: 'Item 9', size: null },
  { name: 'apple', size: 30 },
  { name: 'berry', size: 2 },
];

describe('sortRows', () => {
  it.each<{ desc: string; sort: TableSort | null; names: string[] }>([
    { desc: 'as they came without a sort', sort: null, names: ['item 10', 'Item 9', 'apple', 'berry'] },
    {
      desc: 'as they came by a column without values',
      sort: { key: 'fixed', direction: 'ascending' },
      names: ['item 10', 'Item 9', 'apple', 'berry'],
    },
    {
      desc: 'text as people order it',
      sort: { key: 'name', direction: 'ascending' },
      names: ['apple', 'berry', 'Item 9', 'item 10'],
    },
    {
      desc: 'numbers by size, equal ones stay, null last',
      sort: { key: 'size', direction: 'ascending' },
      names: ['item 10', 'berry', 'apple', 'Item 9'],
    },
    {
      desc: 'null is last the other way round too',
      sort: { key: 'size', direction: 'descending' },
      names: ['apple', 'item 10', 'berry', 'Item 9'],
    },
  ])('$desc', ({ sort, names }) => {
    expect(sortRows(rows, columns, sort).map((row) => row.name)).toEqual(names);
  });

  it('leaves the rows given as they are', () => {
    const given = Object.freeze([...rows]);
    sortRows(given, columns, { key: 'name', direction: 'ascending' });
    expect(given).toEqual(rows);
  });
});

describe('nextSort', () => {
  it.each<{ desc: string; before: TableSort | null; direction: TableSort['direction'] }>([
    { desc: 'begins ascending', before: null, direction: 'ascending' },
    { desc: 'turns round', before: { key: 'name', direction: 'ascending' }, direction: 'descending' },
    { desc: 'and back', before: { key: 'name', direction: 'descending' }, direction: 'ascending' },
    {
      desc: 'begins anew at another column',
      before: { key: 'size', direction: 'ascending' },
      direction: 'ascending',
    },
  ])('$desc', ({ before, direction }) => {
    expect(nextSort('name', before)).toEqual({ key: 'name', direction });
  });
});
