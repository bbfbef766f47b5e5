/** A history of so many steps, all of which follow from its seed. */
export interface Course {
  readonly seed: number;
  readonly steps: number;
}

export type Findings = readonly string[];

/** The part of a whole history that a short one has: most mutants show there. */
const shortShare = 1 / 4;
/** Short histories of other seeds find almost every mutant that the first one misses, and sooner than the whole one does. */
const shortHistories = 6;

/** The steps of a short history. */
export const shortOf = (steps: number): number => Math.round(steps * shortShare);

/** The histories of a mutant in the order in which they are tried: short ones, each with a seed of its own, then the whole one. */
const coursesOf = ({ seed, steps }: Course): readonly Course[] => [
  ...Array.from({ length: shortHistories }, (_, at) => ({ seed: seed + at, steps: shortOf(steps) })),
  { seed, steps },
];

/**
 * The first findings that something has in the courses of its history; none if it has none in any of them. The seeds are fixed, so
 * that a mutant which is caught stays caught.
 */
export async function findShortestFirst<C>(
  courses: readonly C[],
  find: (course: C) => Promise<Findings>,
): Promise<{ readonly course: C; readonly findings: Findings } | null> {
  for (const course of courses) {
    const findings = await find(course);
    if (findings.length > 0) return { course, findings };
  }
  return null;
}

/**
 * Looks for mutants in a history and in short forms of it.
 * @param asItIs the findings of a course in the code without a mutant: one that has any would blame every mutant for them
 * @returns the findings of a mutant in the first course that has any and has none in the code as it is; none where no course has
 */
export function mutantFinder(
  whole: Course,
  asItIs: (course: Course) => Promise<Findings>,
): (withMutant: (course: Course) => Promise<Findings>) => Promise<Findings> {
  const known = new Map<string, Findings>();
  return async (withMutant) => {
    const found = await findShortestFirst(coursesOf(whole), withMutant);
    if (found === null) return [];
    const key = JSON.stringify(found.course);
    const blamed = known.get(key) ?? (await asItIs(found.course));
    known.set(key, blamed);
    if (blamed.length > 0) throw new Error(`The code as it is has findings in ${key}: ${blamed.join('; ')}`);
    return found.findings;
  };
}
