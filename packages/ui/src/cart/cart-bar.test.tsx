import { render, screen } from '@testing-library/react';
import { CartBar } from './cart-bar';

const show = (props: Partial<Parameters<typeof CartBar>[0]>) =>
  render(
    <CartBar
      to="/home/cart"
      itemCount={6}
      totalPaise={41200}
      missingPaise={8800}
      thresholdPaise={50000}
      {...props}
    />,
  );

describe('CartBar', () => {
  test('is not there while the cart is empty', () => {
    const { container } = show({ itemCount: 0 });
    expect(container).toBeEmptyDOMElement();
  });

  test('leads to the cart and says what is in it', () => {
    show({});
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/home/cart');
    expect(link).toHaveTextContent('6 items · ₹412View cart');
  });

  test('says how far free delivery is', () => {
    show({});
    expect(screen.getByRole('complementary')).toHaveTextContent('Add ₹88 more for free delivery');
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '82');
  });

  test('says when it is reached, and nothing where delivery never costs', () => {
    const { rerender } = show({ missingPaise: 0 });
    expect(screen.getByText('Delivery is free for this order')).toBeVisible();
    rerender(<CartBar to="/c" itemCount={1} totalPaise={100} missingPaise={0} thresholdPaise={0} />);
    expect(screen.queryByText('Delivery is free for this order')).toBeNull();
  });
});
