import type { RequestOf, setAwaited } from '@basket/domain';
import { awaitProduct } from './awaited';

let awaitedProductIds: string[] = [];
const call = jest.fn<Promise<object>, [unknown, RequestOf<typeof setAwaited>]>();
const error = jest.fn();
jest.mock('@basket/web', () => ({
  call: (contract: unknown, request: RequestOf<typeof setAwaited>) => call(contract, request),
  currentSession: () => ({ user: { uid: 'asha' }, profile: { awaitedProductIds } }),
  session: {
    learnProfile: (_uid: string, part: { awaitedProductIds: string[] }) => {
      awaitedProductIds = part.awaitedProductIds;
    },
  },
  toast: { error: (text: string): unknown => error(text) },
}));

test('is shown before the server answers, and then as it answers (rule: told-when-back)', async () => {
  awaitedProductIds = ['eggs'];
  call.mockImplementation((_contract, { productIds }) => {
    expect(awaitedProductIds).toEqual([...productIds, 'eggs']);
    return Promise.resolve({ awaitedProductIds: ['paneer', 'eggs', 'rice'] });
  });
  await awaitProduct('paneer', true);
  expect(awaitedProductIds).toEqual(['paneer', 'eggs', 'rice']);
});

test('a failure is said, and restores what was', async () => {
  awaitedProductIds = ['paneer'];
  call.mockRejectedValue(new Error('No connection'));
  await awaitProduct('paneer', false);
  expect(awaitedProductIds).toEqual(['paneer']);
  expect(error).toHaveBeenCalledWith('No connection');
});
