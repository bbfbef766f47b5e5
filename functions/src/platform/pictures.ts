import { getStorage } from 'firebase-admin/storage';

/** Removes every file below a folder of the default bucket. What is not there stays away. */
export async function deleteFolder(prefix: string): Promise<void> {
  await getStorage().bucket().deleteFiles({ prefix, force: true });
}

/** The first bytes of a file; fewer when it is shorter. */
export async function readStart(bucket: string, name: string, bytes: number): Promise<Uint8Array> {
  const [start] = await getStorage()
    .bucket(bucket)
    .file(name)
    .download({ start: 0, end: bytes - 1 });
  return start;
}

/** Removes this version of a file; one that has replaced it stays. */
export async function deleteFile(bucket: string, name: string, generation: number | string): Promise<void> {
  await getStorage().bucket(bucket).file(name, { generation }).delete({ ignoreNotFound: true });
}
