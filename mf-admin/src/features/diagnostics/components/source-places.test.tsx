import type { Contract, PageError, readSourcePlaces, ResponseOf } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { toast } from '@basket/web';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violationsIn } from '../../../../../tests/support/accessibility';
import { SourcePlaces } from './source-places';

const call = jest.fn<Promise<ResponseOf<typeof readSourcePlaces>>, [Contract, object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: (contract: Contract, input: object) => call(contract, input),
}));

const error: PageError = {
  ...{ area: 'mf_shop', version: '1.4.0', release: '0123456789abcdef', message: 'TypeError: x is undefined' },
  ...{ stack: '12.89abcdef.js:1:2345 9.01234567.js:1:9', page: '/home', count: 1 },
  ...{ firstSeenAt: someInstant, lastSeenAt: someInstant },
};
const told: ResponseOf<typeof readSourcePlaces> = {
  maps: 'kept',
  places: [
    { place: '12.89abcdef.js:1:2345', source: 'mf-shop/src/cart.ts:12:7 addLine' },
    { place: '9.01234567.js:1:9', source: null },
  ],
};
const button = (text: string) => screen.getByRole('button', { name: `${text}: TypeError: x is undefined` });

beforeEach(() => {
  call.mockReset();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('shows the sources on request, and the built place where there is none (rule: places-led-back)', async () => {
  let answer: (value: typeof told) => void = () => undefined;
  call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { container } = render(<SourcePlaces {...error} />);
  expect(screen.getByText('12.89abcdef.js:1:2345')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  const user = userEvent.setup();
  await user.click(button('Show sources'));
  expect(button('Reading sources')).toHaveAttribute('aria-busy', 'true');
  answer(told);
  expect(await screen.findByText('mf-shop/src/cart.ts:12:7 addLine')).toBeVisible();
  expect(screen.queryByText('12.89abcdef.js:1:2345')).toBeNull();
  expect(screen.getByText('9.01234567.js:1:9')).toBeVisible();
  expect(call.mock.calls).toEqual([
    [
      expect.objectContaining({ operation: 'readSourcePlaces' }),
      { area: 'mf_shop', release: '0123456789abcdef', stack: error.stack },
    ],
  ]);
  expect(await violationsIn(container)).toEqual([]);

  jest.spyOn(toast, 'success').mockReturnValue();
  expect(button('Copy')).toHaveFocus();
  await user.click(button('Copy'));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Copied'));
  expect(await navigator.clipboard.readText()).toBe(
    'TypeError: x is undefined\nmf-shop/src/cart.ts:12:7 addLine\n9.01234567.js:1:9',
  );
});

test('says when the browser does not copy', async () => {
  call.mockResolvedValue(told);
  jest.spyOn(toast, 'error').mockReturnValue();
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  render(<SourcePlaces {...error} />);
  await user.click(button('Show sources'));
  await user.click(await screen.findByRole('button', { name: /^Copy/ }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('Select the lines')));
});

test.each([
  ['missing', 'No source maps of this release are kept.'],
  ['damaged', 'The source maps of this release are damaged.'],
] as const)('keeps the built places where maps are %s, and says why', async (maps, note) => {
  call.mockResolvedValue({ maps, places: told.places.map(({ place }) => ({ place, source: null })) });
  render(<SourcePlaces {...error} />);
  await userEvent.click(button('Show sources'));
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByText('12.89abcdef.js:1:2345')).toBeVisible();
});

test('reports a failure, and asks again (rule: failures-told)', async () => {
  call.mockRejectedValueOnce(new Error('internal')).mockResolvedValueOnce(told);
  render(<SourcePlaces {...error} />);
  await userEvent.click(button('Show sources'));
  expect(await screen.findByText('The sources could not be read.')).toBeVisible();
  await userEvent.click(button('Try again'));
  expect(await screen.findByText('mf-shop/src/cart.ts:12:7 addLine')).toBeVisible();
  expect(screen.queryByText('The sources could not be read.')).toBeNull();
});

test('shows nothing for an error without places', () => {
  const { container } = render(<SourcePlaces {...error} stack="" />);
  expect(container).toBeEmptyDOMElement();
});
