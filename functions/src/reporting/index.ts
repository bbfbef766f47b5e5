import { readDashboardOperation } from './read-dashboard.callable';
import { readDiagnosticsOperation } from './read-diagnostics.callable';
import { readShiftOperation } from './read-shift.callable';
import { readWaitingOperation } from './read-waiting.callable';
import { readSourcePlacesOperation } from './source-places/read-source-places.callable';

export { closeCustomers, moveCustomerRole } from './customer-figures';
export { closeDays } from './order-figures';
export { postPageErrors } from './page-errors/page-errors.http';
export { deleteOldMaps } from './source-places/delete-old-maps';

export const reportingOperations = [
  readDashboardOperation,
  readDiagnosticsOperation,
  readShiftOperation,
  readSourcePlacesOperation,
  readWaitingOperation,
];
