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
  test('is hidden while the cart is empty', () => {
    const { container } = show({ itemCount: 0 });
    expect(container).toBeEmptyDOMElement();
  });

  test('links to the cart and shows its contents', () => {
    show({});
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/home/cart');
    expect(link).toHaveTextContent('6 items · ₹412View cart');
  });

  test('reserves its space at the end of the page, and gives it back', () => {
    const { unmount } = show({});
    expect(document.body).toHaveAttribute('data-cart-bar');
    unmount();
    expect(document.body).not.toHaveAttribute('data-cart-bar');
    show({ itemCount: 0 });
    expect(document.body).not.toHaveAttribute('data-cart-bar');
  });

  test('shows the amount missing for free delivery', () => {
    show({});
    expect(screen.getByRole('complementary')).toHaveTextContent('Add ₹88 more for free delivery');
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '82');
  });

  test('says when it is reached, and nothing if delivery is always free', () => {
    const { rerender } = show({ missingPaise: 0 });
    expect(screen.getByText('Delivery is free for this order')).toBeVisible();
    rerender(<CartBar to="/c" itemCount={1} totalPaise={100} missingPaise={0} thresholdPaise={0} />);
    expect(screen.queryByText('Delivery is free for this order')).toBeNull();
  });
});
