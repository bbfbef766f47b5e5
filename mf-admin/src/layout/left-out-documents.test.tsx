import { render, screen } from '@testing-library/react';
import { LeftOutDocuments } from './left-out-documents';

let mockPaths: readonly string[] = [];
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLeftOutDocuments: () => mockPaths,
}));

test('names the documents that cannot be read (rule: damage-set-aside)', () => {
  const { container, rerender } = render(<LeftOutDocuments />);
  expect(container).toBeEmptyDOMElement();
  mockPaths = ['orders/xyz'];
  rerender(<LeftOutDocuments />);
  expect(screen.getByRole('status')).toHaveTextContent('1 document cannot be read');
  expect(screen.getByRole('status')).toHaveTextContent('orders/xyz');
  mockPaths = Array.from({ length: 7 }, (_, index) => `orders/${index}`);
  rerender(<LeftOutDocuments />);
  expect(screen.getByRole('status')).toHaveTextContent('7 documents cannot be read');
  expect(screen.getByRole('status')).toHaveTextContent('orders/4 and 2 more');
});
