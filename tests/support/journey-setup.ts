import { closeBackstage } from './backstage';
import { closeBrowser } from './journey';

// A second try, which `npm test` reports by name: see docs/decisions/020-second-try-for-journeys.md.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

afterAll(async () => {
  await Promise.all([closeBrowser(), closeBackstage()]);
}, 30_000);
