import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { services } from '../../platform/app';
import { checkPicture } from './check-picture';

/** Looks into every uploaded file. */
export const onPictureUploaded = onObjectFinalized(
  { maxInstances: 5, memory: '512MiB', concurrency: 4 },
  ({ data }) => checkPicture(services(), data), // `services` also connects what reads the file
);
