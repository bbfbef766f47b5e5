import { serviceableResponseSchema } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import * as v from 'valibot';
import { keepSettings } from '../platform/kept-reads';
import { freshHarness } from '../testing/fresh-harness';
import { settingsDocument } from '../testing/harness';
import { decideServiceable, settingsKeptForMs } from './serviceable.http';

const harness = freshHarness(someInstant, () => settingsDocument({ servedPincodes: ['560038'] }));

test.each([
  { pincode: '560038', isServed: true },
  { pincode: '110001', isServed: false },
])('$pincode is served: $isServed (rule: service-area)', async ({ pincode, isServed }) => {
  const answer = await decideServiceable({ pincode }, keepSettings(harness.services, settingsKeptForMs));
  expect(answer).toEqual({ pincode, isServed });
  expect(v.is(serviceableResponseSchema, answer)).toBe(true);
});

test.each([
  ['no pincode', {}],
  ['five digits', { pincode: '56003' }],
  ['two pincodes', { pincode: ['560038', '560071'] }],
  ['something beside it', { pincode: '560038', cache: 'buster' }],
])('a query with %s has no answer, and reads nothing', async (_desc, query) => {
  const readSettings = jest.fn(keepSettings(harness.services, settingsKeptForMs));
  expect(await decideServiceable(query, readSettings)).toBeNull();
  expect(readSettings).not.toHaveBeenCalled();
});

test('a change of the list counts after half a minute (rule: service-area)', async () => {
  const readSettings = keepSettings(harness.services, settingsKeptForMs);
  const isServed = async () => (await decideServiceable({ pincode: '560071' }, readSettings))?.isServed;
  expect(await isServed()).toBe(false);
  await harness.seed(settingsDocument({ servedPincodes: ['560038', '560071'] }));
  harness.setNow(someInstant + 29_999);
  expect(await isServed()).toBe(false);
  harness.setNow(someInstant + 30_000);
  expect(await isServed()).toBe(true);
});
