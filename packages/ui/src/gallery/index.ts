/** The parts of a page of specimens, and the pages of this package. For `npm run gallery` alone. */
export { Gallery, galleries, type GalleryPages } from './gallery';
export { Specimen, SpecimenPage } from './frame/specimen';
export { Workbench } from './frame/workbench';
