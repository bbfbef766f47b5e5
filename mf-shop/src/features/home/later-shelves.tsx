import type { Catalogue } from '@basket/web';
import { useLate } from '../../components/use-late';
import styles from './customer-home.module.css';
import { useNear } from './use-near';

const loadShelves = () =>
  import(/* webpackChunkName: "shelves" */ './shelves').then((module) => module.Shelves);

/** The shelves below the first view, with code of their own, once they come near. Without it home is whole: nothing is shown then. */
export function LaterShelves({ catalogue }: { readonly catalogue: Catalogue }) {
  const [place, isNear] = useNear();
  const shelves = useLate(isNear, loadShelves);
  return (
    <div ref={place} className={styles.shelves}>
      {shelves.Part && <shelves.Part catalogue={catalogue} />}
    </div>
  );
}
