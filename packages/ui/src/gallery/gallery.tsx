import type { ComponentType } from 'react';
import styles from './frame/specimen.module.css';
import { ActionsGallery } from './actions';
import { DataGallery } from './data';
import { FeedbackGallery } from './feedback';
import { FormsGallery } from './forms';
import { LayoutGallery } from './layout';
import { OverlayGallery } from './overlay';
import { ShopGallery } from './shop';
import { StatusGallery } from './status';

/** Pages of specimens by name. */
export type GalleryPages = Readonly<Record<string, ComponentType>>;

/** Every folder of the design system by name. */
export const galleries: GalleryPages = {
  actions: ActionsGallery,
  forms: FormsGallery,
  overlay: OverlayGallery,
  feedback: FeedbackGallery,
  status: StatusGallery,
  shop: ShopGallery,
  data: DataGallery,
  layout: LayoutGallery,
};

/** Components in all their states, to look at. Not part of any application. */
export function Gallery({ pages }: { pages: GalleryPages }) {
  return (
    <main>
      <h1 className={styles.heading}>Basket Express design system</h1>
      {Object.entries(pages).map(([name, Section]) => (
        <Section key={name} />
      ))}
    </main>
  );
}
