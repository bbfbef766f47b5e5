import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Menu, type MenuTriggerProps } from './menu';
import type { MenuItem } from './menu-entry';

const onPrint = jest.fn();
const onCancel = jest.fn();

const items: readonly MenuItem[] = [
  { label: 'View order', to: '/order' },
  { label: 'Print', onSelect: onPrint },
  'separator',
  { label: 'Cancel order', onSelect: onCancel, isDanger: true },
];

const trigger = (props: MenuTriggerProps) => <button {...props}>Actions</button>;

function setup() {
  onPrint.mockClear();
  onCancel.mockClear();
  render(
    <>
      <Menu label="Actions" items={items} trigger={trigger} />
      <button>Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Actions' }) };
}

const entry = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  test('opens with the focus on its first entry and is announced as open', async () => {
    const { user, trigger } = setup();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeInTheDocument();
    expect(entry('View order')).toHaveFocus();
  });

  test.each([
    { desc: 'ArrowDown opens at the first entry', keys: '{ArrowDown}', at: 'View order' },
    { desc: 'ArrowUp opens at the last', keys: '{ArrowUp}', at: 'Cancel order' },
    { desc: 'ArrowDown moves on', keys: '{ArrowDown}{ArrowDown}', at: 'Print' },
    { desc: 'ArrowUp goes round to the last', keys: '{ArrowDown}{ArrowUp}', at: 'Cancel order' },
    { desc: 'ArrowDown goes round to the first', keys: '{ArrowUp}{ArrowDown}', at: 'View order' },
    { desc: 'End', keys: '{ArrowDown}{End}', at: 'Cancel order' },
    { desc: 'Home', keys: '{ArrowUp}{Home}', at: 'View order' },
  ])('keyboard: $desc', async ({ keys, at }) => {
    const { user, trigger } = setup();
    trigger.focus();
    await user.keyboard(keys);
    expect(entry(at)).toHaveFocus();
  });

  test('closes on Escape and returns the focus', async () => {
    const { user, trigger } = setup();
    await user.click(trigger);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  test('closes on Tab, on a press outside and on a second press of its button', async () => {
    const { user, trigger } = setup();
    await user.click(trigger);
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(trigger);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(trigger);
    await user.click(trigger);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('runs an entry by pointer and by Enter, and closes', async () => {
    const { user, trigger } = setup();
    await user.click(trigger);
    await user.click(entry('Print'));
    expect(onPrint).toHaveBeenCalledTimes(1);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('leaves the focus to a dialog that an entry opened, which returns it to the button', async () => {
    function Row() {
      const [isAsking, setAsking] = useState(false);
      return (
        <>
          <Menu
            label="Actions"
            items={[{ label: 'Delete', onSelect: () => setAsking(true) }]}
            trigger={trigger}
          />
          <ConfirmDialog
            isOpen={isAsking}
            title="Delete?"
            confirmLabel="Delete it"
            onConfirm={() => undefined}
            onClose={() => setAsking(false)}
          />
        </>
      );
    }
    const user = userEvent.setup();
    render(<Row />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(entry('Delete'));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  });
});
