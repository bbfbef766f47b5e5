import { useSyncExternalStore } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newCartLine } from '@basket/domain';
import { MemoryRouter, type CartLine } from '@basket/web';
import { aLine, aProduct } from '../../testing/builders';
import { BuyBar, BuyControl } from './buy-control';

const milk = newCartLine(aProduct({ id: 'toned-milk', name: 'Toned Milk', options: [] }), null, []);

let mockLines: readonly CartLine[] = [];
const mockListeners = new Set<() => void>();
const mockSet = (lines: readonly CartLine[]): void => {
  mockLines = lines;
  for (const tell of mockListeners) tell();
};
const mockUseLines = () =>
  useSyncExternalStore(
    (tell) => {
      mockListeners.add(tell);
      return () => mockListeners.delete(tell);
    },
    () => mockLines,
  );
const mockAdd = () => mockSet([aLine({ quantity: 1 })]);
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useCart: (select: (state: object) => unknown) => select({ lines: mockUseLines() }),
  cart: { add: () => mockAdd(), remove: () => mockSet([]), setQuantity: jest.fn() },
}));
beforeEach(() => mockSet([]));

const button = (name: RegExp) => screen.getByRole('button', { name });
const control = () => <BuyControl line={milk} isOut={false} />;
const bar = () => <BuyBar line={milk} unit="500 ml" isOut={false} />;

test.each([
  { desc: 'beside the picture', what: control, removes: /^Remove$/ },
  { desc: 'at the bottom edge', what: bar, removes: /^Remove Toned Milk/ },
])('the focus stays with the buttons $desc (rule: focus-kept)', async ({ what, removes }) => {
  render(<MemoryRouter>{what()}</MemoryRouter>);
  await userEvent.click(button(/^Add to Cart/));
  expect(button(/^Increase quantity of Toned Milk/)).toHaveFocus();
  await userEvent.click(button(removes));
  expect(button(/^Add to Cart/)).toHaveFocus();
});
