import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog, type DialogProps } from './dialog';
import { Sheet } from './sheet';

function Page({ mayClose = true, ...rest }: Partial<DialogProps> & { mayClose?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Edit</button>
      <Dialog title="Edit product" {...rest} isOpen={isOpen} onClose={() => setOpen(!mayClose)} />
    </>
  );
}

async function opened(props: Partial<DialogProps> & { mayClose?: boolean } = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Edit product' }) };
}

/** The event of Escape and the back gesture in a modal dialog. */
function cancel(target: Element) {
  const event = createEvent('cancel', target, { cancelable: true, bubbles: target.tagName === 'INPUT' });
  fireEvent(target, event);
  return event;
}

describe('Dialog', () => {
  test('exists only while it is open, and takes the focus', async () => {
    const { dialog } = await opened();
    expect(dialog).toHaveFocus();
    expect(dialog.open).toBe(true);
  });

  test('focuses the element with data-autofocus', async () => {
    await opened({ children: <input data-autofocus /> });
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('closes with its button and returns the focus', async () => {
    const { user, dialog } = await opened();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  test('closes on Escape', async () => {
    const { dialog } = await opened();
    cancel(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  test('stays open while isOpen is true, even if the browser forces it to close', async () => {
    const { dialog } = await opened({ mayClose: false });
    expect(cancel(dialog).defaultPrevented).toBe(true);
    act(() => dialog.close());
    expect(dialog).toBeInTheDocument();
    expect(dialog.open).toBe(true);
  });

  test('ignores a cancelled file choice', async () => {
    const { dialog } = await opened({ children: <input type="file" aria-label="Picture" /> });
    cancel(screen.getByLabelText('Picture'));
    expect(dialog).toBeInTheDocument();
  });

  test('stays open on a press outside by default', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog);
    expect(dialog).toBeInTheDocument();
  });

  test('closes on a press outside if asked to, not if the press began inside', async () => {
    const { user, dialog } = await opened({ isLightDismiss: true, children: <p>Some text</p> });
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Some text') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(dialog).toBeInTheDocument();
    await user.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });
});

describe('Sheet', () => {
  test('closes on a press outside', async () => {
    const onClose = jest.fn();
    render(<Sheet isOpen title="Filters" onClose={onClose} />);
    await userEvent.click(screen.getByRole('dialog', { name: 'Filters' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('ConfirmDialog', () => {
  const question = { isOpen: true, title: 'Delete?', text: 'Its pictures go too.', confirmLabel: 'Delete' };

  test('focuses Cancel first, and confirms', async () => {
    const onConfirm = jest.fn();
    const onClose = jest.fn();
    render(<ConfirmDialog {...question} isDanger onConfirm={onConfirm} onClose={onClose} />);
    expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toHaveAccessibleDescription(question.text);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('neither confirms again nor closes while busy', async () => {
    const onConfirm = jest.fn();
    const onClose = jest.fn();
    render(<ConfirmDialog {...question} isBusy onConfirm={onConfirm} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    cancel(screen.getByRole('alertdialog'));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
