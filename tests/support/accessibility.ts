import axe from 'axe-core';

/** Rules that look at a whole page (landmarks, the order of headings), or need a canvas (colours, drawn letters). */
const rules = {
  'color-contrast': { enabled: false },
  'heading-order': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
  'landmark-no-duplicate-banner': { enabled: false },
  'landmark-unique': { enabled: false },
  region: { enabled: false },
};

/** The violations that axe finds in a rendered component, with the elements that have them. */
export async function violationsIn(container: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(container, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
