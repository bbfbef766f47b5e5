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
  test('turns into a stepper in its place, and the focus goes on to its plus', async () => {
    const user = userEvent.setup();
    render(<Shelf />);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add Curry Leaves' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(count()).toBe('1');
    expect(screen.getByRole('button', { name: 'Increase quantity of Curry Leaves' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(count()).toBe('2');
  });

  test('takes the line out at one, and the focus comes back to ADD', async () => {
    const user = userEvent.setup();
    render(<Shelf start={1} />);
    await user.click(screen.getByRole('button', { name: 'Remove Curry Leaves' }));
    expect(screen.getByRole('button', { name: 'Add Curry Leaves' })).toHaveFocus();
  });

  test('stops at the greatest quantity', async () => {
    const user = userEvent.setup();
    render(<Shelf start={2} max={2} />);
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Curry Leaves' }));
    expect(count()).toBe('2');
  });

  test('leaves the focus where it is when the cart changes from elsewhere', () => {
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
