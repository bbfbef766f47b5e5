/**
 * Where the preview of a team member is kept, apart from `preview.ts`, which reads it: most browsers have none, and load nothing
 * for it.
 */
export const previewKey = 'basket-express.preview';

/** @returns the preview that is kept in this browser, as text; null for none, or without storage */
export function keptPreview(): string | null {
  try {
    return localStorage.getItem(previewKey);
  } catch {
    return null; // the shop as it is
  }
}
