import { setAvailability } from '@basket/domain';
import { useTold } from '@basket/web/told';
import { t } from '../texts';

/** Goes online or offline. */
export const useAvailability = () =>
  useTold(setAvailability, {
    done: (_answer, { isOnline }) => t(isOnline ? 'availability.nowOnline' : 'availability.nowOffline'),
    failed: t('availability.updateFailed'),
  });
