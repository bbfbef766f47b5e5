import type { ComponentType } from 'react';
import styles from './specimen.module.css';
import { ActionsGallery } from './actions';
import { DataGallery } from './data';
import { FeedbackGallery } from './feedback';
import { FormsGallery } from './forms';
import { LayoutGallery } from './layout';
import { OverlayGallery } from './overlay';
import { ShopGallery } from './shop';
import { StatusGallery } from './status';

/** Every folder of the design system by name. */
export const galleries: Readonly<Record<string, ComponentType>> = {
  actions: ActionsGallery,
  forms: FormsGallery,
  overlay: OverlayGallery,
  feedback: FeedbackGallery,
  status: StatusGallery,
  shop: ShopGallery,
  data: DataGallery,
  layout: LayoutGallery,
};

export interface GalleryProps {
  /** One folder alone; all of them where not told. */
  only?: string | undefined;
}

/** All components in all their states, to look at. Not part of any application. */
export function Gallery({ only }: GalleryProps) {
  return (
    <main>
      <h1 className={styles.heading}>Basket Express design system</h1>
      {Object.entries(galleries)
        .filter(([name]) => only === undefined || only === name)
        .map(([name, Section]) => (
          <Section key={name} />
        ))}
    </main>
  );
}
