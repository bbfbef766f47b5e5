export { deleteOld } from './delete-old';
export { eraseOld } from './erase';
export { erasePerson } from './person/erase-person';
export { exportPerson } from './person/export-person';
