import { loadConfig } from '../platform/config';
import { appCheckToken } from './firebase';

/** Where pictures are sent to, and the proof that this site sends them. */
export async function pictureUploads(): Promise<{
  readonly url: string;
  readonly appCheckToken: string | null;
}> {
  const { emulators, firebase } = await loadConfig();
  const origin = emulators
    ? `http://${emulators.storage.host}:${emulators.storage.port}`
    : 'https://firebasestorage.googleapis.com';
  return { url: `${origin}/v0/b/${firebase.storageBucket}/o`, appCheckToken: await appCheckToken() };
}
