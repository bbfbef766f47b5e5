import { CallFailedError, CallRefusedError } from '@basket/web';
import { findPlaced } from './find-placed';

const refused = (code: 'operation_reused' | 'out_of_stock') => new CallRefusedError(code, {}, code);

/** A server that carried out `placed` under this id. */
const serverWith = (placed: string) => (intent: string) =>
  intent === placed ? Promise.resolve(`order of ${intent}`) : Promise.reject(refused('operation_reused'));

test.each([
  { desc: 'the only one', intents: ['first'], placed: 'first' },
  { desc: 'the second of two', intents: ['first', 'second'], placed: 'second' },
])('finds $desc', async ({ intents, placed }) => {
  expect(await findPlaced(intents, serverWith(placed))).toEqual({
    order: `order of ${placed}`,
    intent: placed,
  });
});

test('returns null if no order matches', async () => {
  expect(await findPlaced(['first'], serverWith('of another visit'))).toBeNull();
  expect(await findPlaced([], serverWith('of another visit'))).toBeNull();
});

test.each([new CallFailedError('offline'), refused('out_of_stock')])(
  'rethrows another failure: %s',
  async (error) => {
    await expect(findPlaced(['first', 'second'], () => Promise.reject(error))).rejects.toBe(error);
  },
);
