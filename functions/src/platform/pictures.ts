import { getStorage } from 'firebase-admin/storage';

/** Removes every file below a folder of the default bucket. What is not there stays away. */
export async function deleteFolder(prefix: string): Promise<void> {
  await getStorage().bucket().deleteFiles({ prefix, force: true });
}
