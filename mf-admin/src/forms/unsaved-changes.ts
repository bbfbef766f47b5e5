/** Forms that hold changes which nobody has saved. */
let held = 0;

/** @returns a function that lets go of them */
export function holdUnsavedChanges(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

/** Whether a form of this area would lose something now. */
export const hasUnsavedChanges = (): boolean => held > 0;
