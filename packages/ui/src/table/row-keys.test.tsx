import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table';

interface Order {
  readonly id: string;
}
const rows: readonly Order[] = [{ id: 'BE1' }, { id: 'BE2' }, { id: 'BE3' }];
const onOpen = jest.fn();
const table = (orders = rows) => (
  <DataTable
    caption="Orders"
    rows={orders}
    rowKey={({ id }) => id}
    onOpenRow={onOpen}
    columns={[
      { header: 'Order', cell: ({ id }) => id },
      { header: 'Note', cell: ({ id }) => <input aria-label={`Note of ${id}`} /> },
    ]}
  />
);
const row = (id: string) => screen.getByRole('row', { name: new RegExp(`^${id}`) });
beforeEach(() => onOpen.mockReset());

test('arrow keys, Home and End move between rows, and Enter opens one (rule: keyboard-admin)', async () => {
  render(table());
  await userEvent.tab();
  expect(row('BE1')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(row('BE2')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(row('BE3')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([[{ id: 'BE3' }]]);
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(row('BE1')).toHaveFocus();
});

test('Tab reaches one row, the one where the keys were last', async () => {
  const { rerender } = render(table());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(screen.getByLabelText('Note of BE2')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(row('BE2')).toHaveFocus();
  rerender(table(rows.filter(({ id }) => id !== 'BE2')));
  expect(row('BE1')).toHaveAttribute('tabindex', '0');
});

test('keys pressed in a control of a row stay the control’s (rule: keyboard-admin)', async () => {
  render(table());
  const note = within(row('BE1')).getByRole('textbox');
  await userEvent.type(note, 'x{ArrowDown}{Home}{Enter}');
  expect(note).toHaveFocus();
  expect(onOpen).not.toHaveBeenCalled();
});

test('a table whose rows open nothing has no row to reach', async () => {
  render(
    <DataTable
      caption="Orders"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[{ header: 'Order', cell: ({ id }) => id }]}
    />,
  );
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
