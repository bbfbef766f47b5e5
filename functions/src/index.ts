// Wiring only: which functions exist. What they do is in the folders.
export { accounts } from './accounts';
export {
  catalogue,
  onCategoryWritten,
  onPictureUploaded,
  onProductWritten,
  onStoreSettingsWritten,
} from './catalogue';
export { dispatch } from './dispatch';
export { api } from './entry-points/api.http';
export { pages } from './pages';
export { orders } from './entry-points/orders.callable';
export { tasks } from './entry-points/run-task.task';
export { sweepSchedule as sweep } from './entry-points/sweep.schedule';
export { tidySchedule as tidy } from './entry-points/tidy.schedule';
export { onStockLaneWritten } from './stock';
export { store } from './store';
export { wallet } from './wallet';
