/** The picture type that a file's first bytes show, regardless of its name and declared type; null for any other content. */
export function pictureTypeOf(start: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  const begins = (bytes: readonly number[], at = 0): boolean =>
    bytes.every((byte, index) => start[at + index] === byte);
  if (begins([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  // RIFF container, length, then the format
  if (begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return null;
}

/** Bytes of a file that {@link pictureTypeOf} needs. */
export const pictureStartBytes = 12;
