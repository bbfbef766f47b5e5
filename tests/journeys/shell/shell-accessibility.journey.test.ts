/**
 * What axe finds on every page of the design system (nothing), on a phone and a desktop, light and dark; and that nothing is wider than
 * a small or enlarged window.
 */
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { serveGallery } from '../../../tools/gallery/build-gallery.mjs';
import { act } from '../../../tools/screens/photograph.mjs';
import { galleryScreens } from '../../../tools/screens/screen-list.mjs';
import { desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { seeNothingWrong } from '../steps/looking';

const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

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

journey(
  'every component of the design system in every state',
  async ({ arrive }) => {
    const { page } = await arrive('designer', { viewport: desktop });
    const gallery = await serveGallery();
    try {
      // The focus changes nothing that axe looks at.
      for (const screen of galleryScreens.filter(({ tabs }) => tabs === undefined)) {
        await openPage(page, `${gallery.url}${screen.path}`);
        await act(page, screen);
        await seeNothingWrong(page, screen.name, galleryOptions);
      }
    } finally {
      await gallery.stop();
    }
  },
  240_000,
);
