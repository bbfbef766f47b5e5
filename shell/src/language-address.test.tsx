/** The whole shell at an address that names a language, in the browser's own router. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { languages } from '@basket/domain';
import { chooseLanguage, Link, useLocation, useNavigate } from '@basket/web';
import { App } from './app';

function Page() {
  const { pathname, search } = useLocation();
  const [text, setText] = useState('');
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname + search}</h1>
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/home/cart">Cart</Link>
      <button onClick={() => void navigate('/home/orders')}>Orders</button>
    </>
  );
}
jest.mock('./routes', () => ({ routes: [{ path: '*', element: <Page /> }] }));

const [english, hindi] = languages;
const title = () => screen.getByRole('heading').textContent;

test('screens at an address in Hindi know nothing of it, and lead on in Hindi (rule: language-addresses)', async () => {
  window.history.replaceState(null, '', '/hi/home/products?search=milk');
  render(<App />);
  expect(title()).toBe('/home/products?search=milk');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/hi/home/cart');
  await userEvent.click(screen.getByRole('link'));
  expect([title(), window.location.pathname]).toEqual(['/home/cart', '/hi/home/cart']);
  await userEvent.click(screen.getByRole('button'));
  expect([title(), window.location.pathname]).toEqual(['/home/orders', '/hi/home/orders']);
});

test('a customer who chooses English there stays on the page as it is, without the language in its address and those before it', async () => {
  window.history.replaceState(null, '', '/hi/home');
  window.basketBuilds = [];
  document.documentElement.lang = hindi.tag;
  render(<App />);
  await userEvent.click(screen.getByRole('button'));
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Ring twice');
  await act(() => chooseLanguage(english));
  expect(window.location.pathname).toBe('/home/orders');
  expect([title(), screen.getByRole('textbox')]).toEqual(['/home/orders', field]);
  expect(field).toHaveValue('Ring twice');
  expect(field).toHaveFocus();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/home/cart');
  act(() => window.history.back());
  await waitFor(() => expect([title(), window.location.pathname]).toEqual(['/home', '/home']));
  expect(field).toHaveValue('Ring twice');
});

test('a customer who chooses the language of the address keeps it', async () => {
  window.history.replaceState(null, '', '/hi/home');
  window.basketBuilds = [];
  document.documentElement.lang = english.tag;
  render(<App />);
  await act(() => chooseLanguage(hindi));
  expect([title(), window.location.pathname]).toEqual(['/home', '/hi/home']);
});
