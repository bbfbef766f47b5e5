/** A visit of every page of the design system, and of all that opens on it. */
import type { RunOptions } from 'axe-core';
import { serveGallery } from '../../../tools/gallery/build-gallery.mjs';
import { act } from '../../../tools/screens/photograph.mjs';
import { galleryScreens, type Screen } from '../../../tools/screens/screen-list.mjs';
import { desktop } from '../../support/browser';
import type { Stage } from '../../support/journey';
import { faultsOf, type Fault, type Looking } from './looking';

/** The gallery repeats what a page has once (landmarks, skip link, headings) to show it in its states. */
const galleryOptions: RunOptions = {
  rules: Object.fromEntries(
    [
      'region',
      'landmark-unique',
      'landmark-complementary-is-top-level',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
      'landmark-banner-is-top-level',
      'heading-order',
      'skip-link',
    ].map((rule) => [rule, { enabled: false }]),
  ),
};

/** Opens each page and what it opens; all components stand there in every state. @param lookAt how axe looks at a page */
export async function faultsOfGallery(
  { arrive }: Stage,
  lookAt: (screen: Screen) => Omit<Looking, 'options'>,
): Promise<Fault[]> {
  const { page } = await arrive('designer', { viewport: desktop });
  const gallery = await serveGallery();
  const faults: Fault[] = [];
  try {
    // The focus changes nothing that axe looks at.
    for (const screen of galleryScreens.filter(({ tabs }) => tabs === undefined)) {
      await page.goto(`${gallery.url}${screen.path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await act(page, screen);
      const looking = lookAt(screen);
      if (looking.within !== undefined) await page.locator(looking.within).first().waitFor();
      faults.push(...(await faultsOf(page, screen.name, { ...looking, options: galleryOptions })));
    }
    // Else what the last page still loads is refused when its site ends.
    await page.goto('about:blank');
  } finally {
    await gallery.stop();
  }
  return faults;
}
