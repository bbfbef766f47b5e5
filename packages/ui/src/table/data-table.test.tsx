import { act, render, screen, within } from '@testing-library/react';
import { DataTable, type DataTableProps } from './data-table';
import type { DataTableColumn } from './row-card';

interface Order {
  id: string;
  totalPaise: number;
}

const rows: readonly Order[] = [
  { id: 'BE2', totalPaise: 900 },
  { id: 'BE1', totalPaise: 5000 },
  { id: 'BE3', totalPaise: 100 },
];
const columns: readonly DataTableColumn<Order>[] = [
  { header: 'Order', cell: (row) => row.id },
  { header: 'Amount', align: 'end', cell: (row) => row.totalPaise },
  { header: 'Actions', isHeaderHidden: true, cell: (row) => <button type="button">Cancel {row.id}</button> },
];

const table = (props: Partial<DataTableProps<Order>> = {}) => (
  <DataTable caption="Orders" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />
);
const header = (name: string) => screen.getByRole('columnheader', { name });

describe('DataTable', () => {
  test('names the table and every column, columns of buttons too', () => {
    render(table());
    expect(screen.getByRole('table', { name: 'Orders' })).toBeVisible();
    expect(header('Actions')).toBeInTheDocument();
  });

  test('replaces an edited row with a form over all columns', () => {
    const rowEditor = (row: Order) =>
      row.id === 'BE1' ? <input aria-label={`Amount of ${row.id}`} /> : null;
    render(table({ rowEditor }));
    const cell = screen.getByRole('textbox', { name: 'Amount of BE1' }).closest('td');
    expect(cell).toHaveAttribute('colspan', '3');
    expect(screen.getAllByRole('button', { name: /^Cancel/ }).map(({ textContent }) => textContent)).toEqual([
      'Cancel BE2',
      'Cancel BE3',
    ]);
  });

  test('shows skeleton rows while loading', () => {
    render(table({ rows: [], isLoading: true, skeletonRows: 3, empty: 'No orders found' }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.queryByText('No orders found')).toBeNull();
  });

  test('on a phone, shows cards while loading where cards will come, and a table where a table will', () => {
    const wide = window.matchMedia('');
    jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(wide, { matches: true }));
    const { rerender } = render(
      table({ rows: [], isLoading: true, skeletonRows: 3, renderCard: (row) => row.id }),
    );
    const list = screen.getByRole('list', { name: 'Orders' });
    expect(list).toHaveAttribute('aria-busy', 'true');
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('table')).toBeNull();
    rerender(table({ renderCard: (row) => row.id }));
    expect(screen.getByRole('list', { name: 'Orders' })).not.toHaveAttribute('aria-busy');
    rerender(table({ rows: [], isLoading: true }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  test('shows a message without rows', () => {
    render(table({ rows: [], empty: 'No orders found' }));
    expect(screen.getByText('No orders found')).toBeVisible();
  });

  test('draws cards on narrow screens if it has them', () => {
    const wide = window.matchMedia('');
    jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(wide, { matches: true }));
    render(table({ renderCard: (row) => <b>Card {row.id}</b> }));
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual(['Card BE2', 'Card BE1', 'Card BE3']);
  });

  test('makes the card of a row from the columns, each where it says', () => {
    const wide = window.matchMedia('');
    jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(wide, { matches: true }));
    const cell = (text: string) => (row: Order) => `${text} ${row.id}`;
    render(
      table({
        rows: rows.slice(0, 1),
        columns: [
          { header: 'Placed', card: 'line', cell: cell('placed') },
          { header: 'Status', card: 'aside', cell: cell('status') },
          { header: 'Order', card: 'title', cell: cell('number') },
          { header: 'Phone', cell: cell('phone') },
          { header: 'Amount', align: 'end', card: 'figure', cell: cell('amount') },
          { header: 'Cancel', isHeaderHidden: true, card: 'action', cell: cell('cancel') },
          { header: 'Reason', card: 'line', cell: cell('reason') },
        ],
      }),
    );
    const card = screen.getByRole('article', { name: 'number BE2' });
    const partsOf = ({ children }: Element) => Array.from(children, (part) => part.textContent);
    const [head, line, foot] = card.children;
    expect(head && partsOf(head)).toEqual(['number BE2', 'status BE2']);
    expect(line).toHaveTextContent('placed BE2');
    expect(foot && partsOf(foot)).toEqual(['reason BE2', 'cancel BE2']);
    expect(within(card).getByRole('term')).toHaveTextContent('Amount');
    expect(within(card).getByRole('definition')).toHaveTextContent('amount BE2');
    expect(screen.queryByText(/^phone/)).toBeNull();
  });

  test('draws cards while the columns do not fit, and the table again when they do', () => {
    let placePx = 899;
    let tell: () => void = () => undefined;
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => placePx);
    jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      const observer: ResizeObserver = {
        observe: () => undefined,
        unobserve: () => undefined,
        disconnect: () => undefined,
      };
      tell = () => callback([], observer);
      return observer;
    });
    render(table({ renderCard: (row) => <b>Card {row.id}</b>, cardsBelowPx: 900 }));
    act(() => tell());
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByText(/^Card /)).toHaveLength(3);
    placePx = 900;
    act(() => tell());
    expect(screen.getByRole('table')).toBeVisible();
  });
});
