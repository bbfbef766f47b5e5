import { domainCallable } from '../platform/requests/callable';
import { readDashboardOperation } from './read-dashboard.callable';
import { readShiftOperation } from './read-shift.callable';
import { saveSecretsOperation } from './save-secrets.callable';
import { saveSettingsOperation } from './save-settings.callable';

export { getStore } from './live-store.http';
export { closeDays } from './order-figures';
export { getServiceable } from './serviceable.http';

export const storeOperations = [
  readDashboardOperation,
  readShiftOperation,
  saveSettingsOperation,
  saveSecretsOperation,
];
export const store = domainCallable('store', storeOperations);
