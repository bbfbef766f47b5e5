import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { endNearness, standInForNearness } from '../../testing/nearness';
import { firstCards, useGrowing } from './use-growing';

/** Tells every observer that the end of the list is near, as the browser does. */
let comeNear: () => void;
beforeEach(() => {
  comeNear = standInForNearness();
});
afterAll(endNearness);

function List({ limit }: { limit: number }) {
  const [count, end] = useGrowing(limit);
  return (
    <>
      <output>{count}</output>
      <div ref={end} />
    </>
  );
}
const at = (key: string, list: ReactNode) => (
  <MemoryRouter initialEntries={[{ pathname: '/', key }]}>{list}</MemoryRouter>
);
const count = () => Number(screen.getByRole('status').textContent);

test('begins with a few and grows up to its limit as the end comes near', () => {
  render(at('first', <List limit={30} />));
  expect(count()).toBe(firstCards);
  act(comeNear);
  expect(count()).toBe(2 * firstCards);
  act(comeNear);
  expect(count()).toBe(30);
});

test('coming back to an entry of the history finds as many as there were; another entry begins anew', () => {
  const { unmount } = render(at('left', <List limit={60} />));
  act(comeNear);
  unmount();
  const again = render(at('left', <List limit={60} />));
  expect(count()).toBe(2 * firstCards);
  again.unmount();
  render(at('other', <List limit={60} />));
  expect(count()).toBe(firstCards);
});
