import { setAvailability } from '@basket/domain';
import { failureText, toast, useOperation } from '@basket/web';

export interface Availability {
  readonly isBusy: boolean;
  /** Goes online or offline. A toast reports the result. */
  readonly set: (isOnline: boolean) => Promise<void>;
}

export function useAvailability(): Availability {
  const setting = useOperation(setAvailability);
  async function set(isOnline: boolean): Promise<void> {
    try {
      await setting.run({ isOnline });
      toast.success(`You are now ${isOnline ? 'online' : 'offline'}`);
    } catch (error) {
      toast.error(failureText('Failed to update status', error));
    }
  }
  return { isBusy: setting.isBusy, set };
}
