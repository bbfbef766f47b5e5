import { render, screen } from '@testing-library/react';
import { toast } from '../toast/toast';
import { useIndianStates } from './use-indian-states';

const readStates = jest.fn<Promise<readonly object[]>, []>();
const reported = jest.fn();
jest.mock('../back-end/load-back-end', () => ({ loadBackEnd: () => Promise.resolve({ readStates }) }));

function States() {
  const states = useIndianStates();
  if (states === null) return <p>loading</p>;
  const city = states.find(({ state }) => state === 'Goa')?.cities.at(3);
  return <p>{`${states.length} states, in Goa ${city}`}</p>;
}

beforeEach(() => Object.assign(globalThis, { reportError: reported }));

test('uses the built-in list when the database does not answer, says so once, and reports why (rule: failures-told)', async () => {
  const info = jest.spyOn(toast, 'info').mockReturnValue();
  readStates.mockRejectedValue(new Error('unreachable'));
  const { unmount } = render(<States />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('36 states, in Goa Panaji')).toBeVisible();
  expect(info.mock.calls).toEqual([['Using default location data']]);
  expect(reported).toHaveBeenCalledTimes(1);
  unmount();
  render(<States />);
  expect(await screen.findByText('36 states, in Goa Panaji')).toBeVisible();
  expect(readStates).toHaveBeenCalledTimes(1);
});
