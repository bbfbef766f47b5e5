import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { maxPictures, type ChosenPicture } from '../pictures';
import { PicturesField } from './pictures-field';

/** A file whose first bytes are one for each letter of a text. */
function fileOf(name: string, type: string, start: string): File {
  const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0));
  // jsdom cannot read a part of a file.
  const slice = () => ({ arrayBuffer: async () => bytes.buffer });
  return Object.assign(new File([bytes], name, { type }), { slice });
}
const heic = ['\0\0\0\x10ftyp', 'heic', '\0\0\0\0'].join('');
const jpeg = '\xff\xd8\xff\xc2\0\x11\x08\0\x40\0\x40\x03';

/** As in a form that has as many stored pictures already. */
function Form({ stored = 0 }: { stored?: number }) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>(() =>
    Array.from({ length: stored }, (_, index) => ({
      key: `${index}`,
      stored: `${index}`,
      isPrimary: index === 0,
    })),
  );
  return (
    <PicturesField
      productId="p"
      pictures={pictures}
      onChange={setPictures}
      progress={{}}
      isDisabled={false}
    />
  );
}

const picker = () => screen.getByLabelText(/^Images/, { selector: 'input' });

/** Files that are dropped do not pass the picker. */
async function drop(...files: readonly File[]): Promise<void> {
  fireEvent.drop(screen.getByText('Images'), { dataTransfer: { files } });
  await waitFor(() => expect(picker()).toHaveAttribute('aria-invalid', 'true'));
}

beforeEach(() => {
  const bitmap = { width: 64, height: 64, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  const context = { drawImage: () => undefined } as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  const webp = new Blob(['x'], { type: 'image/webp' });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(webp));
});

test('the picker offers what can be taken', () => {
  render(<Form />);
  expect(picker()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
});

test.each([
  { name: 'IMG_1.HEIC', type: 'image/heic' },
  { name: 'IMG_1.heif', type: 'image/heif' },
  { name: 'IMG_1', type: '' },
  { name: 'IMG_1.jpg', type: 'image/jpeg' },
])('$name of type "$type" that is HEIC gets a way out (rule: pictures-taken)', async ({ name, type }) => {
  render(<Form />);
  await drop(fileOf(name, type, heic));
  expect(picker()).toHaveAccessibleDescription(
    `${name} is a HEIC photo. On an iPhone, choose Settings > Camera > Formats > Most Compatible before you take the photo, or save it as JPEG.`,
  );
});

test('each file that cannot be used is named, and each way out is said once (rule: pictures-taken)', async () => {
  render(<Form />);
  await drop(
    fileOf('a.jpg', 'image/jpeg', ''),
    fileOf('b.heic', 'image/heic', heic),
    fileOf('c.heic', 'image/heic', heic),
    fileOf('d.gif', 'image/gif', 'GIF89a'),
    fileOf('e.svg', 'image/svg+xml', '<svg/>'),
  );
  expect(picker()).toHaveAccessibleDescription(
    /^a\.jpg is empty\. b\.heic is a HEIC photo\. c\.heic is a HEIC photo\. d\.gif is a GIF picture\. e\.svg is an SVG drawing\. On an iPhone, [^.]*\. Save such a picture as PNG and choose that\.$/,
  );
});

test('a JPEG that a phone declares as HEIC is taken, also where others are refused (rule: pictures-taken)', async () => {
  render(<Form stored={maxPictures - 1} />);
  await drop(fileOf('a.heic', 'image/jpeg', heic), fileOf('b.heic', 'image/heic', jpeg));
  expect(picker()).toHaveAccessibleDescription(/^a\.heic is a HEIC photo\. On an iPhone/);
  expect(await screen.findByText('b.heic')).toBeVisible();
});

test('pictures beyond the last place are not taken', async () => {
  render(<Form stored={maxPictures - 1} />);
  await drop(fileOf('a.jpg', 'image/jpeg', jpeg), fileOf('b.jpg', 'image/jpeg', jpeg));
  expect(picker()).toHaveAccessibleDescription(`A product has at most ${maxPictures} pictures.`);
  expect(screen.getByText('a.jpg')).toBeVisible();
  expect(screen.queryByText('b.jpg')).toBeNull();
});
