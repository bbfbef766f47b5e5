import { render } from '@testing-library/react';
import { usePageTitle, useTitleCount } from './use-page-title';

function Screen({ title, count }: { title: string; count: number }) {
  usePageTitle(title);
  return count > 0 ? <Counted count={count} /> : null;
}
function Counted({ count }: { count: number }) {
  useTitleCount(count);
  return null;
}

test('a number before the title stays from page to page, and goes with what counts', () => {
  const { rerender } = render(<Screen title="Orders" count={0} />);
  expect(document.title).toBe('Orders · Basket Express');
  rerender(<Screen title="Orders" count={2} />);
  expect(document.title).toBe('(2) Orders · Basket Express');
  rerender(<Screen title="Settings" count={2} />);
  expect(document.title).toBe('(2) Settings · Basket Express');
  rerender(<Screen title="Settings" count={0} />);
  expect(document.title).toBe('Settings · Basket Express');
});
