import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TellMe } from './tell-me';

const awaitProduct = jest.fn();
jest.mock('../../account/awaited', () => ({
  awaitProduct: (...args: unknown[]): unknown => awaitProduct(...args),
}));
let state: object;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useSession: (select: (state: object) => unknown) => select(state),
}));
const customer = (awaitedProductIds: string[]) => ({
  status: 'signed-in',
  profile: { role: 'customer', awaitedProductIds },
});
const button = () => screen.queryByRole('button', { name: 'Tell me when it is back' });

test.each([
  { desc: 'a product that is not awaited', ids: ['eggs'], pressed: 'false', wanted: true },
  { desc: 'an awaited product', ids: ['paneer'], pressed: 'true', wanted: false },
])('$desc says so, and a press changes it (rule: told-when-back)', async ({ ids, pressed, wanted }) => {
  state = customer(ids);
  render(<TellMe productId="paneer" />);
  expect(button()).toHaveAttribute('aria-pressed', pressed);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('button');
  expect(awaitProduct).toHaveBeenLastCalledWith('paneer', wanted);
});

test.each([
  { desc: 'a visitor', session: { status: 'signed-out', profile: null }, isOffered: false },
  {
    desc: 'an admin',
    session: { status: 'signed-in', profile: { role: 'admin', awaitedProductIds: [] } },
    isOffered: false,
  },
  {
    desc: 'a customer whose profile is on its way',
    session: { status: 'signed-in', profile: null },
    isOffered: true,
  },
])('$desc: offered is $isOffered', ({ session, isOffered }) => {
  state = session;
  render(<TellMe productId="paneer" />);
  expect(button() !== null).toBe(isOffered);
});
