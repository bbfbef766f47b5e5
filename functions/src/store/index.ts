import { readDashboardOperation } from './read-dashboard.callable';
import { readDiagnosticsOperation } from './read-diagnostics.callable';
import { readShiftOperation } from './read-shift.callable';
import { readWaitingOperation } from './read-waiting.callable';
import { saveSecretsOperation } from './save-secrets.callable';
import { saveSettingsOperation } from './save-settings.callable';
import { setStoreOpenOperation } from './set-store-open.callable';

export { closeCustomers, moveCustomerRole } from './customer-figures';
export { getStore } from './live-store.http';
export { closeDays } from './order-figures';
export { postPageErrors } from './page-errors/page-errors.http';
export { endedPauses, reopenStore } from './reopen-store';
export { getServiceable } from './serviceable.http';

export const storeOperations = [
  readDashboardOperation,
  readDiagnosticsOperation,
  readShiftOperation,
  readWaitingOperation,
  saveSettingsOperation,
  setStoreOpenOperation,
  saveSecretsOperation,
];
