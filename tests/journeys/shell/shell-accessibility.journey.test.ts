/**
 * Axe finds nothing on any page of the design system, on a phone in light colours and on a desktop in dark ones; and nothing
 * is wider than a small or enlarged window. All four pairs have their turn at night (shell-accessibility.long.journey.test.ts), and what
 * needs no browser in packages/ui/src/gallery/gallery.test.tsx.
 */
import { isActedOn } from '../../../tools/screens/photograph.mjs';
import { journey } from '../../support/journey';
import { faultsOfGallery } from '../steps/gallery';
import { onceEach } from '../steps/looking';

/** Layers over a page, which is looked at by itself. */
const opened = 'dialog[open], [popover]:popover-open, [role="listbox"], [role="grid"]';

journey(
  'every component of the design system in every state',
  async (stage) => {
    const faults = await faultsOfGallery(stage, (screen) =>
      isActedOn(screen) ? { looks: onceEach, within: opened } : { looks: onceEach },
    );
    expect(faults).toEqual([]);
  },
  240_000,
);
