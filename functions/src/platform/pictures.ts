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

/** A version of a file: one that has replaced it is another. */
interface StoredFile {
  readonly bucket: string;
  readonly name: string;
  readonly generation: number | string;
}

const fileOf = ({ bucket, name, generation }: StoredFile) =>
  getStorage().bucket(bucket).file(name, { generation });

export async function readFile(file: StoredFile): Promise<Buffer> {
  const [content] = await fileOf(file).download();
  return content;
}

/** Puts other content in the place of this version; fails when another has replaced it meanwhile. */
export async function replaceFile(
  { bucket, name, generation }: StoredFile,
  content: Buffer,
  contentType: string,
): Promise<void> {
  const preconditionOpts = { ifGenerationMatch: generation };
  await getStorage()
    .bucket(bucket)
    .file(name)
    .save(content, { contentType, preconditionOpts, resumable: false });
}

/** Removes this version; one that has replaced it stays. */
export async function deleteFile(file: StoredFile): Promise<void> {
  await fileOf(file).delete({ ignoreNotFound: true });
}
