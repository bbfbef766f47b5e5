import type { RequestOf, setAwaited } from '@basket/domain';
import { awaitProduct } from './awaited';

let awaitedProductIds: string[] = [];
const call = jest.fn<Promise<object>, [unknown, RequestOf<typeof setAwaited>]>();
const error = jest.fn();
const success = jest.fn();
const info = jest.fn<void, [string, { action: { run: () => void } }]>();
const paneer = { id: 'paneer', name: 'Paneer' };
jest.mock('@basket/web', () => ({
  call: (contract: unknown, request: RequestOf<typeof setAwaited>) => call(contract, request),
  currentSession: () => ({ user: { uid: 'asha' }, profile: { awaitedProductIds } }),
  session: {
    learnProfile: (_uid: string, part: { awaitedProductIds: string[] }) => {
      awaitedProductIds = part.awaitedProductIds;
    },
  },
  toast: {
    error: (text: string): unknown => error(text),
    success: (text: string): unknown => success(text),
    info: (...said: Parameters<typeof info>): void => info(...said),
  },
}));

test('the list shows a change before the server answers, and then as it answers (rule: told-when-back)', async () => {
  awaitedProductIds = ['eggs'];
  call.mockImplementation((_contract, { productIds }) => {
    expect(awaitedProductIds).toEqual([...productIds, 'eggs']);
    return Promise.resolve({ awaitedProductIds: ['paneer', 'eggs', 'rice'] });
  });
  await awaitProduct(paneer, true);
  expect(awaitedProductIds).toEqual(['paneer', 'eggs', 'rice']);
  expect(success).toHaveBeenCalledWith('You will see here when Paneer is back');
});

test('a failure is said, and restores what was', async () => {
  awaitedProductIds = ['paneer'];
  call.mockRejectedValue(new Error('No connection'));
  await awaitProduct(paneer, false);
  expect(awaitedProductIds).toEqual(['paneer']);
  expect(error).toHaveBeenCalledWith('No connection');
});

test('a message says which product is no longer awaited, and can be undone', async () => {
  awaitedProductIds = ['paneer'];
  call.mockImplementation((_contract, { isAwaited }) =>
    Promise.resolve({ awaitedProductIds: isAwaited ? ['paneer'] : [] }),
  );
  await awaitProduct(paneer, false);
  expect(awaitedProductIds).toEqual([]);
  expect(info.mock.lastCall?.[0]).toBe('You are no longer waiting for Paneer');
  info.mock.lastCall?.[1].action.run();
  expect(awaitedProductIds).toEqual(['paneer']);
});
