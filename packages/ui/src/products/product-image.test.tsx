import { fireEvent, render, screen } from '@testing-library/react';
import { ProductImage } from './product-image';

describe('ProductImage', () => {
  test('reserves the size of its picture and loads it lazily', () => {
    render(<ProductImage src="/a.webp" alt="Mango" />);
    const picture = screen.getByRole('img', { name: 'Mango' });
    expect(picture).toHaveAttribute('width', '240');
    expect(picture).toHaveAttribute('height', '240');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  test('loads a priority picture eagerly, with high priority', () => {
    render(<ProductImage src="/a.webp" alt="Mango" size="detail" isPriority />);
    const picture = screen.getByRole('img', { name: 'Mango' });
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
  });

  test('draws its fallback without a picture', () => {
    render(<ProductImage src={null} alt="Mango" />);
    expect(screen.getByRole('img', { name: 'Mango' }).tagName).toBe('SPAN');
  });

  test('draws its fallback when the picture fails, and tries a new address', () => {
    const { rerender } = render(<ProductImage src="/broken.webp" alt="Mango" />);
    fireEvent.error(screen.getByRole('img', { name: 'Mango' }));
    expect(screen.getByRole('img', { name: 'Mango' }).tagName).toBe('SPAN');
    rerender(<ProductImage src="/other.webp" alt="Mango" />);
    expect(screen.getByRole('img', { name: 'Mango' }).tagName).toBe('IMG');
  });
});
