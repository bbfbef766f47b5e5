import { imageSizePx, type ImageSize } from '@basket/domain';
import { t } from '../../texts';
import { isTaken, pictureKind, type RefusedKind, type TakenKind } from './picture-kind';
import { pictureSize, type PictureSize } from './picture-size';
import type { NewPicture } from './pictures';

/** Decoding larger files may crash the tab. */
export const maxSourceBytes = 20 * 1024 * 1024;

/** Larger ones take seconds to decode and may take the whole memory of a phone; known before a pixel is decoded. */
export const maxSourceSidePx = 8_000;
const maxSourcePixels = 50_000_000;
/** Cameras put a preview and a colour profile before the size of a JPEG. */
const headerBytes = 512 * 1024;

/** Keeps pictures small enough for phones on mobile data, without visible loss. */
const quality = 0.82;

const sizes: readonly ImageSize[] = ['card', 'detail'];

/** Thrown for a file that cannot be used. The message is for the admin. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
  constructor(
    message: string,
    /** A way out, the same for each file of that format; null where the message says it all. */
    readonly wayOut: string | null = null,
  ) {
    super(message);
  }
}

const asJpeg = (): string => t('products.asJpeg');
/** Keeps what is transparent. */
const asPng = (): string => t('products.asPng');

/** Says of a file by its name which format it has, and a way out. */
interface Refusal {
  readonly text: (name: string) => string;
  readonly wayOut: () => string;
}

const refusals: Readonly<Record<RefusedKind, Refusal>> = {
  heic: { text: (name) => t('products.isHeic', { name }), wayOut: () => t('products.heicWayOut') },
  tiff: { text: (name) => t('products.isTiff', { name }), wayOut: asJpeg },
  gif: { text: (name) => t('products.isGif', { name }), wayOut: asPng },
  svg: { text: (name) => t('products.isSvg', { name }), wayOut: asPng },
};

/**
 * Prepares both sizes of a picture for shoppers: square, uncropped, WebP if the browser can write it.
 *
 * @throws PictureRefusedError for a file that is no picture, or one that the browser cannot use (rule: pictures-taken)
 */
export async function preparePicture(file: File): Promise<NewPicture> {
  const { kind, size } = await readHeader(file);
  if (!size) throw cannotShow(file, kind);
  if (Math.max(size.width, size.height) > maxSourceSidePx || size.width * size.height > maxSourcePixels)
    throw new PictureRefusedError(
      t('products.tooManyPixels', {
        name: file.name,
        width: size.width,
        height: size.height,
        most: maxSourceSidePx,
      }),
    );
  const bitmap = await createImageBitmap(file).catch(() => {
    throw cannotShow(file, kind);
  });
  try {
    const [card, detail] = await Promise.all(sizes.map((size) => draw(bitmap, imageSizePx[size])));
    if (!card || !detail) throw new PictureRefusedError(t('products.notMadeSmaller', { name: file.name }));
    return { name: file.name, previewUrl: URL.createObjectURL(card), sizes: { card, detail } };
  } finally {
    bitmap.close();
  }
}

async function readHeader(file: File): Promise<{ kind: TakenKind; size: PictureSize | null }> {
  const { name } = file;
  if (file.size === 0) throw new PictureRefusedError(t('products.isEmpty', { name }));
  if (file.size > maxSourceBytes) throw new PictureRefusedError(t('products.isTooLarge', { name }));
  const content = await file
    .slice(0, headerBytes)
    .arrayBuffer()
    // A folder that was dropped, or a file that is in the cloud only.
    .catch(() => {
      throw new PictureRefusedError(t('products.cannotRead', { name }));
    });
  const header = new Uint8Array(content);
  const kind = pictureKind(header);
  if (kind === null) throw new PictureRefusedError(t('products.isNoPicture', { name }));
  if (!isTaken(kind)) throw new PictureRefusedError(refusals[kind].text(name), refusals[kind].wayOut());
  return { kind, size: pictureSize(kind, header) };
}

const cannotShow = ({ name }: File, kind: TakenKind): PictureRefusedError =>
  kind === 'avif'
    ? new PictureRefusedError(t('products.isAvif', { name }), asJpeg())
    : new PictureRefusedError(t('products.cannotShow', { name }));

/** Draws the whole picture centred in a transparent square. The shop puts a tint behind it. */
async function draw(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const webp = await encode(bitmap, side, 'image/webp');
  // Browsers that cannot write WebP return a PNG instead, which is five times as large.
  return webp?.type === 'image/webp' ? webp : encode(bitmap, side, 'image/jpeg');
}

function encode(bitmap: ImageBitmap, side: number, type: 'image/webp' | 'image/jpeg'): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  if (type === 'image/jpeg') {
    context.fillStyle = 'white'; // JPEG has no transparency and would turn it black
    context.fillRect(0, 0, side, side);
  }
  const { x, y, width, height } = fitInto(bitmap.width, bitmap.height, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** The position and size of a whole, centred picture in a square. */
export function fitInto(
  width: number,
  height: number,
  side: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const scale = side / Math.max(width, height);
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  return {
    x: Math.round((side - across) / 2),
    y: Math.round((side - down) / 2),
    width: across,
    height: down,
  };
}
