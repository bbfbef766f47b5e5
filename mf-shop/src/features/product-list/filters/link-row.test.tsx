import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { LinkRow } from './link-row';

const names = ['Fruits', 'Dairy', 'Snacks', 'Beverages'];
const entryWidth = 200;
const rowWidth = 360;

/** The row as a phone lays it out, where entries move with what is scrolled. */
function layOut(this: HTMLElement): DOMRect {
  if (this.tagName === 'UL') return new DOMRect(0, 0, rowWidth, 40);
  const scrolled = this.closest('ul')?.scrollLeft ?? 0;
  return new DOMRect(names.indexOf(this.textContent) * entryWidth - scrolled, 0, entryWidth, 40);
}
beforeEach(() => void jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(layOut));

const row = (current: string) => (
  <MemoryRouter>
    <LinkRow
      label="Categories"
      look="column"
      entries={names.map((name) => ({ id: name, name, to: `/${name}`, isCurrent: name === current }))}
    />
  </MemoryRouter>
);
/** Where the middle of the chosen entry is, seen from the middle of the row. */
const offMiddle = (): number => {
  const { left, width } = screen.getByRole('link', { current: true }).getBoundingClientRect();
  return left + width / 2 - rowWidth / 2;
};

test('the chosen entry is scrolled into the middle: at once at first, then as the style sheet says (rule: category-row)', () => {
  const { rerender } = render(row('Snacks'));
  expect(offMiddle()).toBe(0);
  const list = screen.getByRole('list');
  expect(list).toHaveAttribute('data-moves');
  rerender(row('Beverages'));
  expect(offMiddle()).toBe(0);
  // What somebody scrolls afterwards stays.
  list.scrollLeft = 10;
  rerender(row('Beverages'));
  expect(list.scrollLeft).toBe(10);
});

test('nothing moves while nothing is chosen', () => {
  render(row('Unknown'));
  expect(screen.getByRole('list').scrollLeft).toBe(0);
});
