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

/** A file in one version: when somebody replaces the file, its version changes. */
interface StoredFile {
  readonly bucket: string;
  readonly name: string;
  readonly generation: number | string;
}

const fileOf = ({ bucket, name, generation }: StoredFile) =>
  getStorage().bucket(bucket).file(name, { generation });

/** The bytes as they are stored: unpacking what only claims to be packed fails. */
export async function readFile(file: StoredFile): Promise<Buffer> {
  const [content] = await fileOf(file).download({ decompress: false });
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

/** A file as a listing tells of it. */
export interface FoundFile extends StoredFile {
  /** Epoch ms. */
  readonly uploadedAt: number;
  /** See {@link markUsed}. */
  readonly isUsed: boolean;
}

/** One page of the files below a folder of the bucket, and where the next one begins; undefined behind the last. */
export async function filesBelow(
  prefix: string,
  pageToken: string | undefined,
): Promise<{ readonly files: readonly FoundFile[]; readonly next: string | undefined }> {
  const bucket = picturesBucket();
  const [files, query] = await getStorage()
    .bucket(bucket)
    .getFiles({ prefix, autoPaginate: false, maxResults: 1_000, ...(pageToken && { pageToken }) });
  return {
    files: files.map(({ name, metadata }) => ({
      bucket,
      name,
      generation: metadata.generation ?? 0,
      uploadedAt: Date.parse(metadata.timeCreated ?? '') || Infinity,
      isUsed: metadata.metadata?.['isUsed'] === 'yes',
    })),
    next: (query as { readonly pageToken?: string } | null)?.pageToken,
  };
}

/** Marks a file as one that something shows, so that no later look decides it again. */
export async function markUsed(file: StoredFile): Promise<void> {
  await fileOf(file).setMetadata({ metadata: { isUsed: 'yes' } });
}
