import { onSchedule } from 'firebase-functions/v2/scheduler';
import { services } from '../platform/app';
import { closeDays } from '../store';

/** Days whose figures one run sums: more than pass between two runs, so that a store which did not run catches up. */
const mostDaysAtOnce = 50;

/** What keeps the database small and its figures short, and is in no hurry. */
export const tidySchedule = onSchedule(
  { schedule: 'every 60 minutes', maxInstances: 1, timeoutSeconds: 300 },
  () => closeDays(services(), mostDaysAtOnce),
);
