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
export { api } from './operations/api.http';
export { tasks } from './operations/run-task.task';
export { sweepSchedule as sweep } from './operations/sweep.schedule';
export { orders } from './orders';
export { store } from './store';
export { wallet } from './wallet';
