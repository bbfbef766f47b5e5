import { t } from '../../../texts';

/** The notes that riders get most often: one tap instead of typing. */
export const deliveryNotes = () =>
  [t('checkout.noteAtDoor'), t('checkout.noteNoBell'), t('checkout.noteCall')] as const;

const partsOf = (instructions: string): string[] =>
  instructions
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

export const hasNote = (instructions: string, note: string): boolean => partsOf(instructions).includes(note);

/** The instructions with a note behind what was typed, or without it. */
export function withNote(instructions: string, note: string, isWanted: boolean): string {
  if (isWanted === hasNote(instructions, note)) return instructions;
  if (isWanted) return [instructions.trim(), note].filter(Boolean).join(', ');
  return partsOf(instructions)
    .filter((part) => part !== note)
    .join(', ');
}
