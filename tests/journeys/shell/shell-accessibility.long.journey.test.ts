/** Axe finds nothing on any page of the design system, on a phone and on a desktop, each in light and in dark colours. */
import { journey } from '../../support/journey';
import { faultsOfGallery } from '../steps/gallery';

journey(
  'every component of the design system in every state, at each width in each theme',
  async (stage) => {
    expect(await faultsOfGallery(stage, () => ({}))).toEqual([]);
  },
  360_000,
);
