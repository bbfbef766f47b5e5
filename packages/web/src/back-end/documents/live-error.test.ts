import { InvalidDocumentError } from '@basket/domain';
import { failureOf } from './live-error';

test.each([
  { error: Object.assign(new Error('x'), { code: 'permission-denied' }), code: 'permission-denied' },
  { error: Object.assign(new Error('x'), { code: 'blocked' }), code: 'blocked' },
  { error: new InvalidDocumentError('orders/1', ['status: expected a status']), code: 'invalid-document' },
  { error: new TypeError('Failed to fetch dynamically imported module'), code: 'unavailable' },
])('a failure becomes $code, with a text for the user', ({ error, code }) => {
  const failure = failureOf(error);
  expect(failure.code).toBe(code);
  expect(failure.message).toMatch(/^[A-Z].*\.$/);
});
