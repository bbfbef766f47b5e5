import { setAvailability } from '@basket/domain';
import { useTold } from '@basket/web/told';

/** Goes online or offline. */
export const useAvailability = () =>
  useTold(setAvailability, {
    done: (_answer, { isOnline }) => `You are now ${isOnline ? 'online' : 'offline'}`,
    failed: 'Failed to update status',
  });
