import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from '@basket/web';
import { useProductQuery } from './use-product-query';

function Filters() {
  const { change } = useProductQuery();
  const navigate = useNavigate();
  const changeQuickly = (): void => {
    change({ search: 'tea' }, 'replace');
    change({ min: '50' }, 'replace');
    change({ offers: true });
  };
  const openAnother = (): void => {
    change({ search: 'tea' }, 'replace');
    void navigate('/home/products?category=snacks');
  };
  return (
    <>
      <p>{decodeURIComponent(useLocation().search)}</p>
      <button type="button" onClick={changeQuickly}>
        Change quickly
      </button>
      <button type="button" onClick={openAnother}>
        Open another
      </button>
      <button type="button" onClick={() => change({ max: '90' })}>
        Up to 90
      </button>
    </>
  );
}

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/home/products?category=beverages']}>
      <Filters />
    </MemoryRouter>,
  );
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('changes that follow each other before the page shows them all count (rule: filters-in-address)', () => {
  press('Change quickly');
  const { textContent } = screen.getByText(/category=beverages/);
  for (const part of ['search=tea', 'min=50', 'offers=1']) expect(textContent).toContain(part);
});

test('a change builds on the list that was opened meanwhile, not on what was chosen in the one before', () => {
  press('Open another');
  press('Up to 90');
  expect(screen.getByText('?category=snacks&max=90')).toBeVisible();
});
