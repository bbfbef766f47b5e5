/** Marks that change the direction of text, and characters without width that join nothing. */
const removed = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
/** Joiners and variation selectors belong to Indian scripts and emoji, yet nobody sees them alone. U+2800 is an empty braille cell. */
const nothingToSee = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;

/**
 * Text as it is stored: normalised (NFC), without characters that change its direction or hide in it, and trimmed. Text that
 * shows nothing is empty. Cleaning clean text changes nothing.
 */
export function cleanText(text: string): string {
  const visible = text.replace(removed, '').normalize('NFC').trim();
  return nothingToSee.test(visible) ? '' : visible;
}

/** Whether every surrogate has its partner; the database, and UTF-8, know no other text. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
