import { promiseWords } from '@basket/ui';
import { useDeliveryPromise, useIsTakenOver } from '@basket/web';
import { t } from '../../texts';
import { PromiseLines } from './promise-lines';
import { useAddressChooser } from './use-address-chooser';
import { usePlaceParts } from './use-place-parts';
import { useTarget } from './use-target';
import styles from './shop-header.module.css';

/** The store's promise now, and where to; a press chooses another place (rules: one-promise, where-to). */
export function DeliveryPromise() {
  const target = useTarget();
  const isTakenOver = useIsTakenOver();
  const { title } = promiseWords(useDeliveryPromise());
  const parts = usePlaceParts();
  const { open, chooser } = useAddressChooser();
  const where = isTakenOver && target ? target.label : t('header.choosePlace');
  return (
    <div className={styles.promise}>
      <button type="button" className={styles.where} aria-haspopup="dialog" onClick={open}>
        {parts ? <parts.TargetLines /> : <PromiseLines title={title} line={where} />}
      </button>
      {chooser}
    </div>
  );
}
