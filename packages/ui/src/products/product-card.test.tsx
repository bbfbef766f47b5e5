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
      desc: 'an offer from the share on that the shop set',
      props: { smallestShownDiscountPercent: 14 },
      shown: '14% off',
      hidden: 'Fresh',
    },
    {
      desc: 'a word where less is off',
      props: { smallestShownDiscountPercent: 15 },
      shown: 'Fresh',
      hidden: '14% off',
    },
  ])('shows $desc in the corner (rule: discount-percent)', ({ props, shown, hidden }) => {
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

  test('says beside ADD how many sizes there are, and opens them (rule: usual-size)', async () => {
    const [onChooseOptions, onAdd] = [jest.fn(), jest.fn()];
    show({ choices: '2 sizes', onChooseOptions, onAdd });
    await userEvent.click(screen.getByRole('button', { name: '2 sizes of Alphonso Mangoes' }));
    expect(onChooseOptions).toHaveBeenCalledTimes(1);
    expect(onAdd).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Add Alphonso Mangoes' }));
    expect(onAdd).toHaveBeenCalledTimes(1);
    // They stand where the rating of others does.
    expect(screen.queryByRole('img', { name: /^Rated / })).toBeNull();
  });

  test('few left stays in sight beside sizes, and sold out has none', () => {
    const sizes = { choices: '2 sizes', onChooseOptions: () => undefined };
    const { unmount } = show({ ...sizes, stockLevel: 'few', stockQuantity: 3 });
    expect(screen.getByText('3 left')).toBeVisible();
    expect(screen.getByText('2 sizes')).toBeVisible();
    unmount();
    show({ ...sizes, stockLevel: 'out' });
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
