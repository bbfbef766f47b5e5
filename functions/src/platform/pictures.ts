import { getStorage } from 'firebase-admin/storage';

/** The project's default bucket. An app that is created with options, as for the emulator, does not find it by itself. */
export function picturesBucket(): string {
  const { storageBucket, projectId } = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as {
    storageBucket?: string;
    projectId?: string;
  };
  return storageBucket ?? `${projectId ?? ''}.appspot.com`;
}

/** Removes every file below a folder of the bucket. What is not there stays away. */
export async function deleteFolder(prefix: string): Promise<void> {
  await getStorage().bucket(picturesBucket()).deleteFiles({ prefix, force: true });
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
