import { endedPause, isPauseOver, publicSettings } from '@basket/domain';
import type { OverdueWork } from '../platform/background/overdue';
import type { OutboxMessage } from '../platform/tasks';
import { atomically } from '../platform/database/atomically';
import type { Services } from '../platform/services';

export const reopenMessage = (reopensAt: number): OutboxMessage => ({
  id: `reopen-${reopensAt}`,
  task: { kind: 'reopenStore' },
  dueAt: reopensAt,
});

/** Ends a pause that is over; returns whether there was one. A pause that was made longer meanwhile goes on. */
export async function reopenStore(run: Services): Promise<boolean> {
  const { value } = await atomically(run, null, async (unit) => {
    const settings = await unit.get(publicSettings);
    if (!settings || !isPauseOver(settings, run.now())) return false;
    unit.update(publicSettings.path(), endedPause);
    return true;
  });
  return value;
}

/** The clock reopens the store; this task only updates the flag, which older pages read. */
export const endedPauses: OverdueWork<typeof publicSettings.schema> = {
  name: 'endedPauses',
  kind: publicSettings,
  dueField: 'reopensAt',
  settle: (run) => reopenStore(run),
};
