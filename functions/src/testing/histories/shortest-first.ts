/** The part of a mutant's history that is tried first: most mutants show there. */
const shortShare = 1 / 4;

/**
 * The findings of a short history, or of the whole one where the short one has none. Both follow from one seed, so that a mutant
 * which is caught stays caught.
 * @param find the findings of a history of that many steps, with everything loaded anew
 */
export async function findShortestFirst(
  steps: number,
  find: (steps: number) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const early = await find(shortOf(steps));
  return early.length > 0 ? early : find(steps);
}

/** The steps that are tried first. */
export const shortOf = (steps: number): number => Math.round(steps * shortShare);
