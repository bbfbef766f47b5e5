import { saveSecretsOperation } from './save-secrets.callable';
import { saveSettingsOperation } from './save-settings.callable';
import { setStoreOpenOperation } from './set-store-open.callable';

export { getStore } from './live-store.http';
export { endedPauses, reopenStore } from './reopen-store';
export { getServiceable } from './serviceable.http';

export const storeOperations = [saveSettingsOperation, setStoreOpenOperation, saveSecretsOperation];
