import type { Profile } from '@basket/domain';
import { keepSaved, type SavedListName } from './saved-list';

let user: { uid: string } | null;
let profile: Record<SavedListName, string[]>;
const call = jest.fn<Promise<object>, [unknown, object]>();
const error = jest.fn();
const success = jest.fn();
const info = jest.fn<void, [string, { action: { run: () => void } }]>();
const avocado = { id: 'avocado', name: 'Avocado' };
jest.mock('@basket/web', () => ({
  call: (contract: unknown, request: object) => call(contract, request),
  currentSession: () => ({ user, profile }),
  session: {
    learnProfile: (_uid: string, part: Partial<Profile>) => {
      profile = { ...profile, ...part };
    },
  },
  toast: {
    error: (text: string): unknown => error(text),
    success: (text: string): unknown => success(text),
    info: (...said: Parameters<typeof info>): void => info(...said),
  },
}));

/** An answer that a test gives when it likes. */
function answerLater() {
  let [resolve, reject] = [(_answer: object): void => undefined, (_error: Error): void => undefined];
  call.mockReturnValueOnce(new Promise((...settle) => ([resolve, reject] = settle)));
  return { resolve, reject };
}

beforeEach(() => {
  for (const mock of [call, error, success, info]) mock.mockReset();
  user = { uid: 'asha' };
  profile = { favouriteProductIds: [], awaitedProductIds: [] };
});

describe.each([
  {
    list: 'favouriteProductIds',
    request: (is: boolean) => ({ productId: 'avocado', isFavourite: is }),
    added: 'Avocado is a favourite',
    removed: 'Avocado is no longer a favourite',
    signedOut: 'Please sign in to keep favourites',
  },
  {
    list: 'awaitedProductIds',
    request: (is: boolean) => ({ productIds: ['avocado'], isAwaited: is }),
    added: 'You will see here when Avocado is back',
    removed: 'You are no longer waiting for Avocado',
    signedOut: 'Please sign in to be told when it is back',
  },
] as const)('$list', ({ list, request, added, removed, signedOut }) => {
  test('shows a change before the server answers, and then as it answers (rules: saved-lists, told-when-back)', async () => {
    call.mockImplementation(() => {
      expect(profile[list]).toEqual(['avocado']);
      return Promise.resolve({ [list]: ['avocado', 'beetroot'] });
    });
    await keepSaved(list, avocado, true);
    expect(call.mock.calls.map(([, sent]) => sent)).toEqual([request(true)]);
    expect(profile[list]).toEqual(['avocado', 'beetroot']);
    expect(success.mock.calls).toEqual([[added]]);
  });

  test('restores what was after a failure, which is told (rule: failures-told)', async () => {
    profile[list] = ['avocado', 'beetroot'];
    call.mockRejectedValue(new Error('No connection'));
    await keepSaved(list, avocado, false);
    expect(profile[list]).toEqual(['avocado', 'beetroot']);
    expect(error.mock.calls).toEqual([['No connection']]);
    expect(info).not.toHaveBeenCalled();
  });

  test('takes a product off at once, and puts it back by Undo', async () => {
    profile[list] = ['avocado'];
    call.mockResolvedValueOnce({ [list]: [] });
    await keepSaved(list, avocado, false);
    expect(profile[list]).toEqual([]);
    expect(info.mock.lastCall?.[0]).toBe(removed);
    call.mockResolvedValueOnce({ [list]: ['avocado'] });
    info.mock.lastCall?.[1].action.run();
    expect(profile[list]).toEqual(['avocado']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(call.mock.lastCall?.[1]).toEqual(request(true));
  });

  test('asks a visitor to sign in, and sends nothing', async () => {
    user = null;
    await keepSaved(list, avocado, true);
    expect(error.mock.calls).toEqual([[signedOut]]);
    expect(call).not.toHaveBeenCalled();
  });

  test('sends quick presses one after the other, and shows the answer to the last one', async () => {
    const [first, second] = [answerLater(), answerLater()];
    const adding = keepSaved(list, avocado, true);
    const removing = keepSaved(list, avocado, false);
    expect(profile[list]).toEqual([]);
    await Promise.resolve();
    expect(call.mock.calls.map(([, sent]) => sent)).toEqual([request(true)]);
    first.resolve({ [list]: ['avocado'] });
    await adding;
    expect(profile[list]).toEqual([]);
    second.resolve({ [list]: ['beetroot'] });
    await removing;
    expect(call.mock.calls.map(([, sent]) => sent)).toEqual([request(true), request(false)]);
    expect(profile[list]).toEqual(['beetroot']);
  });

  test('sends a press after one that failed', async () => {
    const first = answerLater();
    call.mockResolvedValueOnce({ [list]: [] });
    const adding = keepSaved(list, avocado, true);
    const removing = keepSaved(list, avocado, false);
    first.reject(new Error('No connection'));
    await Promise.all([adding, removing]);
    expect(profile[list]).toEqual([]);
    expect(error.mock.calls).toEqual([['No connection']]);
    expect(info.mock.lastCall?.[0]).toBe(removed);
  });

  test('sends no press that waited for its turn once somebody else has signed in', async () => {
    const first = answerLater();
    const adding = keepSaved(list, avocado, true);
    const removing = keepSaved(list, avocado, false);
    await Promise.resolve();
    user = { uid: 'imran' };
    first.resolve({ [list]: ['avocado'] });
    await Promise.all([adding, removing]);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
