// Wiring only: which functions exist. What they do is in the folders, whose index makes none: a program that imports one has no project.
export { onPictureUploaded } from './catalogue/pictures/check-picture.trigger';
export {
  onCategoryWritten,
  onProductWritten,
  onStoreSettingsWritten,
} from './catalogue/publication/catalogue.trigger';
export { api } from './entry-points/api.http';
export { accounts, catalogue, dispatch, orders, store, wallet } from './entry-points/domains.callable';
export { tasks } from './entry-points/run-task.task';
export { sweepSchedule as sweep } from './entry-points/sweep.schedule';
export { tidySchedule as tidy } from './entry-points/tidy.schedule';
export { pages } from './pages/pages.http';
export { onStockLaneWritten } from './stock/stock-lane.trigger';
