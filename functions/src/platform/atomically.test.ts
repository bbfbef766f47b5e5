import { refuse } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { openSimulation, refusalOf } from '../testing/harness';
import { atomically, operationRecord } from './atomically';
import { RefusedError } from './errors';

/** First come, first served: the look for an earlier answer is over before anything else of the request begins. */
const { services } = openSimulation(someInstant, () => 0);
const recordOf = (operationId: string) => operationRecord('customer1', operationId, 'placeOrder', {});
const refused = () => new RefusedError(refuse('too_much_contention').refusal);

test('an equal request that commits while this one decides: its answer counts, not what it left behind', async () => {
  const record = recordOf('wish-1');
  const late = await atomically(services, record, async () => {
    await atomically(services, record, () => Promise.resolve('the first answer'));
    throw refused();
  });
  expect(late).toMatchObject({ value: 'the first answer', isRepetition: true, writes: 0 });
});

test('a refusal that nobody else answered stays one, and is not remembered', async () => {
  const record = recordOf('wish-2');
  const attempt = atomically(services, record, () => Promise.reject(refused()));
  expect(await refusalOf(attempt)).toBe('too_much_contention');
  expect(await atomically(services, record, () => Promise.resolve('in time'))).toMatchObject({
    value: 'in time',
    isRepetition: false,
  });
});
