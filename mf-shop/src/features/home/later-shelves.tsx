import { useEffect, useState, type ComponentType } from 'react';
import { afterFirstView, type Catalogue } from '@basket/web';
import styles from './customer-home.module.css';
import { useNear } from './use-near';

type ShelvesProps = { readonly catalogue: Catalogue };
const loadShelves = () => import(/* webpackChunkName: "shelves" */ './shelves');

/** The shelves below the first view, with code of their own, once they come near. Without it home is whole: nothing is shown then. */
export function LaterShelves({ catalogue }: ShelvesProps) {
  const [place, isNear] = useNear();
  const [Shelves, setShelves] = useState<ComponentType<ShelvesProps> | null>(null);
  useEffect(() => {
    if (isNear)
      afterFirstView(
        () => void loadShelves().then((module) => setShelves(() => module.Shelves), reportError),
      );
  }, [isNear]);
  return (
    <div ref={place} className={styles.shelves}>
      {Shelves && <Shelves catalogue={catalogue} />}
    </div>
  );
}
