import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestOf, setAwaited } from '@basket/domain';
import { MemoryRouter } from '@basket/web';
import { aCatalogue, aProduct } from '../../testing/builders';
import { BackInStock } from './back-in-stock';

let awaitedProductIds: string[] = [];
let uid = '';
const call = jest.fn<Promise<object>, [unknown, RequestOf<typeof setAwaited>]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useSession: (select: (state: object) => unknown) =>
    select({ user: { uid }, profile: { awaitedProductIds } }),
  call: (contract: unknown, request: RequestOf<typeof setAwaited>) => call(contract, request),
  session: {
    learnProfile: (_uid: string, part: { awaitedProductIds: string[] }) => {
      awaitedProductIds = part.awaitedProductIds;
    },
  },
}));

const of = (stockQuantity: number) =>
  aCatalogue([
    aProduct({ id: 'paneer', name: 'Paneer', stockQuantity }),
    aProduct({ id: 'eggs', name: 'Eggs', stockQuantity: 0 }),
  ]);
const page = (catalogue = of(3)) => (
  <MemoryRouter>
    <BackInStock catalogue={catalogue} />
  </MemoryRouter>
);
/** Each test is another person: what a visit has told is remembered for one. */
beforeEach(() => {
  jest.useFakeTimers();
  uid += 'x';
  call.mockReset().mockResolvedValue({ awaitedProductIds: ['eggs'] });
  awaitedProductIds = ['paneer', 'eggs'];
});
afterEach(() => jest.useRealTimers());
const press = (button: HTMLElement) =>
  userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }).click(button);

/** Nothing in it waits for longer than a minute, and the notice's code is loaded by then. */
const settle = async () => {
  await act(() => import('./back-in-stock-notice'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
};

test('an awaited product that is back is told once, and forgotten (rule: told-when-back)', async () => {
  const { rerender, unmount } = render(page());
  const notice = await screen.findByRole('status');
  expect(within(notice).getByRole('link', { name: 'Paneer' })).toHaveAttribute(
    'href',
    '/home/products/paneer',
  );
  expect(notice).not.toHaveTextContent('Eggs');
  await settle();
  rerender(page());
  expect(call.mock.calls.map(([, request]) => request)).toEqual([
    { productIds: ['paneer'], isAwaited: false },
  ]);

  // It stays on the next page of the visit, until it is dismissed.
  unmount();
  render(page());
  await press(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(call).toHaveBeenCalledTimes(1);
});

test('the notice leaves out a product that is still sold out', async () => {
  const { rerender } = render(page(of(0)));
  await settle();
  expect(screen.queryByRole('status')).toBeNull();
  expect(call).not.toHaveBeenCalled();
  rerender(page(of(1)));
  expect(await screen.findByRole('link', { name: 'Paneer' })).toBeVisible();
});

test('while the server cannot be reached it is told, not repeated in this visit, and stays awaited', async () => {
  call.mockRejectedValue(new Error('offline'));
  const { rerender } = render(page());
  await press(await screen.findByRole('button', { name: 'Dismiss' }));
  rerender(page());
  await settle();
  expect(screen.queryByRole('status')).toBeNull();
  expect(call).toHaveBeenCalledTimes(1);
  expect(awaitedProductIds).toContain('paneer');
});

test('nobody else is told', async () => {
  const { unmount } = render(page());
  await screen.findByRole('status');
  unmount();
  uid = 'somebody-else';
  awaitedProductIds = [];
  render(page());
  await settle();
  expect(screen.queryByRole('status')).toBeNull();
});
