import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart } from './add-to-cart';

function Shelf({ start = 0, max }: { start?: number; max?: number }) {
  const [quantity, setQuantity] = useState(start);
  return (
    <AddToCart
      name="Curry Leaves"
      quantity={quantity}
      maxQuantity={max}
      onAdd={() => setQuantity(1)}
      onChangeQuantity={setQuantity}
    />
  );
}

const count = () => screen.getByRole('status').textContent;

describe('AddToCart', () => {
  test('turns into the plus button of a stepper, which keeps the focus', async () => {
    const user = userEvent.setup();
    render(<Shelf />);
    await user.tab();
    const add = screen.getByRole('button', { name: 'Add Curry Leaves' });
    expect(add).toHaveFocus();
    const lost = jest.fn();
    add.addEventListener('blur', lost);
    await user.keyboard('{Enter}');
    expect(count()).toBe('1');
    expect(screen.getByRole('button', { name: 'Increase quantity of Curry Leaves' })).toBe(add);
    expect(add).toHaveFocus();
    expect(lost).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(count()).toBe('2');
  });

  test('removes the line at one and returns the focus to ADD', async () => {
    const user = userEvent.setup();
    render(<Shelf start={1} />);
    await user.click(screen.getByRole('button', { name: 'Remove Curry Leaves' }));
    expect(screen.getByRole('button', { name: 'Add Curry Leaves' })).toHaveFocus();
  });

  test('stops at the largest quantity', async () => {
    const user = userEvent.setup();
    render(<Shelf start={2} max={2} />);
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Curry Leaves' }));
    expect(count()).toBe('2');
  });

  test('keeps the focus when the cart is changed by another screen', () => {
    const noop = () => undefined;
    const shelf = (quantity: number) => (
      <>
        <input aria-label="Search" />
        <AddToCart name="Milk" quantity={quantity} onAdd={noop} onChangeQuantity={noop} />
      </>
    );
    const { rerender } = render(shelf(0));
    screen.getByRole('textbox').focus();
    rerender(shelf(1));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
