import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TellMe, TellMeOnCard } from './tell-me';

const paneer = { id: 'paneer', name: 'Paneer' };
const keepSaved = jest.fn();
jest.mock('../../account/saved-list', () => ({
  keepSaved: (...args: unknown[]): unknown => keepSaved(...args),
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
  render(<TellMe product={paneer} />);
  expect(button()).toHaveAttribute('aria-pressed', pressed);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('button');
  expect(keepSaved).toHaveBeenLastCalledWith('awaitedProductIds', paneer, wanted);
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
  render(<TellMe product={paneer} />);
  expect(button() !== null).toBe(isOffered);
  render(<TellMeOnCard product={paneer} />);
  expect(screen.queryByText('Tell me') !== null).toBe(isOffered);
});

test.each([
  { ids: ['eggs'], text: 'Tell me', name: 'Tell me when Paneer is back', wanted: true },
  { ids: ['paneer'], text: 'Waiting', name: 'Waiting for Paneer: stop telling me', wanted: false },
])(
  'a card says $text, and a press changes it (rule: told-when-back)',
  async ({ ids, text, name, wanted }) => {
    state = customer(ids);
    render(<TellMeOnCard product={paneer} />);
    const short = screen.getByRole('button', { name });
    expect(short).toHaveTextContent(text);
    await userEvent.click(short);
    await screen.findByRole('button');
    expect(keepSaved).toHaveBeenLastCalledWith('awaitedProductIds', paneer, wanted);
  },
);
