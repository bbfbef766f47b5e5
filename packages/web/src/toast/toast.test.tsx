import { act, screen, waitFor } from '@testing-library/react';
import { toast } from './toast';

/** The library closes a toast when the bar below it has run down; the bar's animation is its clock. */
const clockOf = (message: HTMLElement): HTMLElement => {
  const bar = message.closest('.Toastify__toast')?.querySelector<HTMLElement>('[role="progressbar"]');
  if (!bar) throw new Error(`"${message.textContent}" has no clock`);
  return bar;
};

const cases: readonly { desc: string; say: (text: string) => void; duration: string; role: string }[] = [
  { desc: 'what worked', say: (text) => toast.success(text), duration: '2000ms', role: 'status' },
  { desc: 'what failed', say: (text) => toast.error(text), duration: '4000ms', role: 'alert' },
  { desc: 'a note', say: (text) => toast.info(text), duration: '4000ms', role: 'status' },
  {
    desc: 'an order that was placed',
    say: (text) => toast.success(text, { durationMs: 4000 }),
    duration: '4000ms',
    role: 'status',
  },
  {
    desc: 'an order that failed',
    say: (text) => toast.error(text, { durationMs: 5000 }),
    duration: '5000ms',
    role: 'alert',
  },
];

test.each(cases)('$desc stays for $duration', async ({ desc, say, duration, role }) => {
  act(() => say(`Message: ${desc}`));
  const message = await screen.findByText(`Message: ${desc}`);
  expect(message.closest(`[role="${role}"]`)).not.toBeNull();
  expect(clockOf(message).className).toContain('--animated');
  expect(clockOf(message).style.animationDuration).toBe(duration);
});

test('a success stays for four seconds in the admin area (rule: toast-durations)', async () => {
  window.history.pushState(null, '', '/admin/settings');
  act(() => toast.success('Settings updated successfully!'));
  const message = await screen.findByText('Settings updated successfully!');
  expect(clockOf(message).style.animationDuration).toBe('4000ms');
  window.history.pushState(null, '', '/');
});

test('a message comes in front of a dialog that was open before', async () => {
  const order: string[] = [];
  // jsdom has no top layer.
  Object.assign(HTMLElement.prototype, {
    hidePopover: () => void order.push('hide'),
    showPopover: () => void order.push('show'),
  });
  act(() => toast.error('Failed to save category'));
  const message = await screen.findByText('Failed to save category');
  expect(message.closest('[popover="manual"]')).not.toBeNull();
  act(() => toast.error('Failed again'));
  await screen.findByText('Failed again');
  expect(order).toEqual(['show', 'hide', 'show']);
});

test('a loading toast stays until its operation ends', async () => {
  const { done } = toast.loading('Placing your order');
  const message = await screen.findByText('Placing your order');
  expect(clockOf(message).className).not.toContain('--animated');
  act(done);
  await waitFor(() => expect(message.closest('.Toastify__toast')?.className).toContain('exit'));
});

test('a message that is said again is shown once, with the latest action', async () => {
  const undone: string[] = [];
  const action = (name: string) => ({ label: `Undo ${name}`, run: () => void undone.push(name) });
  act(() => toast.success('Item removed', { action: action('milk') }));
  await screen.findByText('Item removed');
  act(() => toast.success('Item removed', { action: action('bread') }));
  await act(async () => (await screen.findByRole('button', { name: 'Undo bread' })).click());
  expect(undone).toEqual(['bread']);
  expect(screen.getAllByText('Item removed')).toHaveLength(1);
});

test('at most 20 are shown at once (rule: toast-durations)', async () => {
  act(() => {
    for (let each = 1; each <= 25; each += 1) toast.info(`Note ${each}`);
  });
  await screen.findAllByText(/^Note /);
  await waitFor(() => expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(20));
});
