import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductCard, type ProductCardProps } from './product-card';

const show = (props: Partial<ProductCardProps> = {}) =>
  render(
    <ProductCard
      to="/home/products/mango"
      name="Alphonso Mangoes"
      unit="6 pcs"
      pricePaise={44900}
      originalPricePaise={52000}
      rating={4.8}
      imageUrl={null}
      stockLevel="available"
      quantity={0}
      onAdd={() => undefined}
      onChangeQuantity={() => undefined}
      {...props}
    />,
  );

describe('ProductCard', () => {
  test('has one link and a heading with the name', () => {
    show();
    const link = screen.getByRole('link', { name: 'Alphonso Mangoes' });
    expect(link).toHaveAttribute('href', '/home/products/mango');
    expect(screen.getAllByRole('link')).toEqual([link]);
    expect(screen.getByRole('heading', { name: 'Alphonso Mangoes' })).toBeVisible();
  });

  test.each([
    { desc: 'an offer', props: {}, shown: '14% off', hidden: 'Fresh' },
    {
      desc: 'a word where little is off',
      props: { originalPricePaise: 45500 },
      shown: 'Fresh',
      hidden: '1% off',
    },
  ])('shows $desc in the corner', ({ props, shown, hidden }) => {
    show({ badge: 'Fresh', ...props });
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText(hidden)).toBeNull();
  });

  test('tells when a pointer or the focus is near', async () => {
    const onNear = jest.fn();
    show({ onNear });
    await userEvent.hover(screen.getByRole('link', { name: 'Alphonso Mangoes' }));
    expect(onNear).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(onNear).toHaveBeenCalledTimes(2);
  });

  test('shows the stock when it is low', () => {
    show({ stockLevel: 'few', stockQuantity: 3 });
    expect(screen.getByText('3 left')).toBeVisible();
  });

  test('cannot be added when sold out', () => {
    show({ stockLevel: 'out' });
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('offers in the place of ADD what can be done while it is sold out', () => {
    show({ stockLevel: 'out', whileOut: <button type="button">Tell me</button> });
    expect(screen.getAllByText('Sold out')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Tell me' })).toBeVisible();
  });

  test('can be removed from the cart, even when sold out', async () => {
    const onChangeQuantity = jest.fn();
    show({ stockLevel: 'out', quantity: 1, onChangeQuantity });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Alphonso Mangoes' }));
    expect(onChangeQuantity).toHaveBeenCalledWith(0);
  });

  test('links to the product to choose its options', () => {
    show({ hasOptions: true, quantity: 2 });
    const link = screen.getByRole('link', { name: 'Choose options of Alphonso Mangoes, 2 in cart' });
    expect(link).toHaveAttribute('href', '/home/products/mango');
  });

  test('opens the choice in place if the screen can', async () => {
    const onChooseOptions = jest.fn();
    show({ hasOptions: true, onChooseOptions });
    await userEvent.click(screen.getByRole('button', { name: 'Choose options of Alphonso Mangoes' }));
    expect(onChooseOptions).toHaveBeenCalledTimes(1);
  });
});
