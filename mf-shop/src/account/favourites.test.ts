import type { RequestOf, setFavourite } from '@basket/domain';
import { keepFavourite } from './favourites';

let user: { uid: string } | null;
let favouriteProductIds: string[];
const call = jest.fn<Promise<object>, [unknown, RequestOf<typeof setFavourite>]>();
const error = jest.fn();
const success = jest.fn();
const info = jest.fn<void, [string, { action: { run: () => void } }]>();
const avocado = { id: 'avocado', name: 'Avocado' };
jest.mock('@basket/web', () => ({
  call: (contract: unknown, request: RequestOf<typeof setFavourite>) => call(contract, request),
  currentSession: () => ({ user, profile: { favouriteProductIds } }),
  session: {
    learnProfile: (_uid: string, part: { favouriteProductIds: string[] }) => {
      favouriteProductIds = part.favouriteProductIds;
    },
  },
  toast: {
    error: (text: string): unknown => error(text),
    success: (text: string): unknown => success(text),
    info: (...said: Parameters<typeof info>): void => info(...said),
  },
}));

beforeEach(() => {
  for (const mock of [call, error, success, info]) mock.mockReset();
  user = { uid: 'asha' };
  favouriteProductIds = [];
});

test('a favourite is shown before the server answers, and then as it answers (rule: saved-lists)', async () => {
  call.mockImplementation(() => {
    expect(favouriteProductIds).toEqual(['avocado']);
    return Promise.resolve({ favouriteProductIds: ['avocado', 'beetroot'] });
  });
  await keepFavourite(avocado, true);
  expect(favouriteProductIds).toEqual(['avocado', 'beetroot']);
  expect(success.mock.calls).toEqual([['Avocado is a favourite']]);
});

test('a favourite that cannot be saved is unmarked again, and the failure is said (rule: failures-told)', async () => {
  call.mockImplementation(() => {
    expect(favouriteProductIds).toEqual(['avocado']);
    return Promise.reject(new Error('Something went wrong on our side. Please try again.'));
  });
  await keepFavourite(avocado, true);
  expect(favouriteProductIds).toEqual([]);
  expect(error.mock.calls).toEqual([['Something went wrong on our side. Please try again.']]);
  expect(success).not.toHaveBeenCalled();
});

test('a favourite that is removed leaves the list at once and comes back by Undo', async () => {
  favouriteProductIds = ['avocado'];
  call.mockImplementation((_contract, { isFavourite }) =>
    Promise.resolve({ favouriteProductIds: isFavourite ? ['avocado'] : [] }),
  );
  await keepFavourite(avocado, false);
  expect(favouriteProductIds).toEqual([]);
  expect(info.mock.lastCall?.[0]).toBe('Avocado is no longer a favourite');
  info.mock.lastCall?.[1].action.run();
  expect(favouriteProductIds).toEqual(['avocado']);
});

test('a visitor is asked to sign in, and nothing is sent', async () => {
  user = null;
  await keepFavourite(avocado, true);
  expect(error.mock.calls).toEqual([['Please sign in to keep favourites']]);
  expect(call).not.toHaveBeenCalled();
});
