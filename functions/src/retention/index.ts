export { deleteOld } from './delete-old';
export { eraseOld } from './erase';
