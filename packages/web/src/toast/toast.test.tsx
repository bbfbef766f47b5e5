import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from './toast';

const toasts = () => [...document.querySelectorAll('.Toastify__toast')];
/** Messages that are there to be read; one that goes needs an animation, which jsdom has not. */
const texts = () =>
  toasts().flatMap(({ className, textContent }) => (/exit/.test(className) ? [] : [textContent]));
const containerOf = (message: HTMLElement) => message.closest('.Toastify__toast-container')?.className;

// jsdom has none.
const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: window.innerHeight });
Object.assign(window, { visualViewport: viewport });

afterEach(() => {
  toasts().forEach((shown) => fireEvent.click(shown));
  window.history.pushState(null, '', '/');
});

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
    desc: 'what can be undone',
    say: (text) => toast.success(text, { action: { label: 'Undo', run: () => undefined } }),
    duration: '8000ms',
    role: 'status',
  },
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

test.each(['/admin/settings', '/hi/admin/refunds'])(
  'a success stays for four seconds in the admin area, at %s (rule: toast-durations)',
  async (path) => {
    window.history.pushState(null, '', path);
    act(() => toast.success(`Done at ${path}`));
    expect(clockOf(await screen.findByText(`Done at ${path}`)).style.animationDuration).toBe('4000ms');
  },
);

test('the shop shows one message at a time, and a success after the error that it must not hide (rule: toast-places)', async () => {
  act(() => toast.success('Account created successfully!'));
  await screen.findByText('Account created successfully!');
  act(() => toast.success('Welcome back!'));
  await screen.findByText('Welcome back!');
  expect(texts()).toEqual(['Welcome back!']);
  act(() => toast.error('No connection'));
  await screen.findByRole('alert');
  expect(texts()).toEqual(['No connection']);
  act(() => {
    toast.success('Milk added to cart');
    toast.success('Bread added to cart');
  });
  // Those that wait have been asked for.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(texts()).toEqual(['No connection']);
  // Two seconds later; the last of those that waited.
  const bread = await screen.findByText('Bread added to cart');
  expect(texts()).toEqual(['Bread added to cart']);
  expect(bread.closest('[role="status"]')).not.toBeNull();
  expect(clockOf(bread).style.animationDuration).toBe('2000ms');
});

test.each([
  { desc: 'the shop', path: '/home', has: 'bottom-center' },
  { desc: 'admins', path: '/admin/orders', has: 'top-center' },
  { desc: 'partners', path: '/delivery', has: 'top-center' },
  { desc: 'admins in Hindi', path: '/hi/admin/orders', has: 'top-center' },
])('on a phone a message of $desc stands $has (rule: toast-places)', async ({ desc, path, has }) => {
  window.history.pushState(null, '', path);
  act(() => toast.info(`Note for ${desc}`));
  expect(containerOf(await screen.findByText(`Note for ${desc}`))).toContain(has);
});

test('a message stands at the top beside a sheet, and on a desktop (rule: toast-places)', async () => {
  const sheet = document.createElement('dialog');
  sheet.setAttribute('open', '');
  document.body.append(sheet);
  act(() => toast.info('Beside a sheet'));
  expect(containerOf(await screen.findByText('Beside a sheet'))).toContain('top-center');
  sheet.remove();
  const wide = Object.assign(window.matchMedia(''), { matches: true });
  const size = jest.spyOn(window, 'matchMedia').mockReturnValue(wide);
  act(() => toast.info('On a desktop'));
  expect(containerOf(await screen.findByText('On a desktop'))).toContain('top-center');
  size.mockRestore();
});

test('a message stands above the keyboard of a phone, and above its bar while there is none (rule: toast-places)', async () => {
  act(() => toast.info('While somebody types'));
  const host = (await screen.findByText('While somebody types')).closest<HTMLElement>('.basket-toasts');
  const keyboardAt = (hiddenPx: number) => {
    viewport.height = window.innerHeight - hiddenPx;
    viewport.dispatchEvent(new Event('resize'));
    return [host?.hasAttribute('data-keyboard'), host?.style.getPropertyValue('--keyboard')];
  };
  expect(keyboardAt(320)).toEqual([true, '320px']);
  expect(keyboardAt(0.6)).toEqual([false, '0px']);
});

test('a press closes a message', async () => {
  act(() => toast.info('Pressed away'));
  fireEvent.click(await screen.findByText('Pressed away'));
  await waitFor(() => expect(texts()).toEqual([]));
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

test('a message with an action stands within an open dialog, and on the page again once that closes (rule: toast-durations)', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  act(() => toast.success('Item removed from cart', { action: { label: 'Undo', run: () => undefined } }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(dialog).toContainElement(undo);
  // As a dialog that goes with what opened it: the browser says late that it has closed.
  dialog.remove();
  dialog.close();
  expect(document.body).toContainElement(undo);
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

test('staff have several messages, at most 20 at once (rules: toast-durations, toast-places)', async () => {
  window.history.pushState(null, '', '/admin/orders');
  act(() => {
    for (let each = 1; each <= 25; each += 1) toast.info(`Note ${each}`);
  });
  await screen.findAllByText(/^Note /);
  await waitFor(() => expect(toasts()).toHaveLength(20));
});
