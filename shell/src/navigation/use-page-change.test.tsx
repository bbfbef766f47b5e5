import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from '@basket/web';
import { mainId, usePageChange } from './use-page-change';

function Page() {
  usePageChange();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/product">Mango</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <main id={mainId} tabIndex={-1} />
    </>
  );
}

const scrollTo = jest.fn((_x: number, y: number) => scrolledTo(y));
function scrolledTo(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}
beforeAll(() => Object.assign(window, { scrollTo }));

test('a new page begins at its top, and going back returns to where the list was left', async () => {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Page />
    </MemoryRouter>,
  );
  act(() => scrolledTo(1840));
  await userEvent.click(screen.getByRole('link', { name: 'Mango' }));
  expect(window.scrollY).toBe(0);
  expect(document.getElementById(mainId)).toHaveFocus();
  act(() => scrolledTo(200));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.scrollY).toBe(1840);
});
