import type { OutboxMessage } from '../../platform/tasks';

/** Changes within this time are published together. */
const bucketMs = 2_000;

/**
 * Asks for a new version. The task's name carries the end of the current bucket: hundreds of changes at
 * once (an import, the demo data) end in one publication, made after all of them.
 */
export function publicationMessage(now: number): OutboxMessage {
  const dueAt = (Math.floor(now / bucketMs) + 1) * bucketMs;
  return { id: `publish-${dueAt}`, task: { kind: 'publishCatalogue' }, dueAt };
}
