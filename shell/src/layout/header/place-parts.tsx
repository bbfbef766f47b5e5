/** Lazy chunk: the parts of the frame that know where to deliver. */
import { useEffect, useState } from 'react';
import { Banner, promiseWords, TextButton } from '@basket/ui';
import { serverNow, useDeliveryPromise, useStoreSettings } from '@basket/web';
import { areaObstacle, keepPlaceLine } from '@basket/web/places';
import { t } from '../../texts';
import { PromiseLines } from './promise-lines';
import { useAddressChooser } from './use-address-chooser';
import { useTarget } from './use-target';
import styles from './place-parts.module.css';

/** How long an open page may go on promising what no longer holds: at the opening, the closing and the end of a pause. */
const checkMs = 10_000;

/** Renders anew while time passes, which changes the promise. */
function useTime(): void {
  const [, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), checkMs);
    return () => clearInterval(timer);
  }, []);
}

/** When and where to, or that the store does not deliver there (rules: one-promise, where-to). */
export function TargetLines() {
  useTime();
  const store = useStoreSettings();
  const place = useTarget();
  const promise = promiseWords(useDeliveryPromise());
  const label = place?.label ?? null;
  useEffect(() => keepPlaceLine(label), [label]);
  if (place && areaObstacle(place, store) !== null)
    return <PromiseLines title={[t('header.notIn'), t('header.ourArea')]} line={place.label} />;
  return <PromiseLines title={promise.title} line={label ?? t('header.choosePlace')} />;
}

/** Says on every page that the store does not deliver to the chosen place, before anything is put into a cart (rule: where-to). */
export function OutsideNotice() {
  const store = useStoreSettings();
  const place = useTarget();
  const { open, chooser } = useAddressChooser();
  if (!place || areaObstacle(place, store) === null) return null;
  return (
    <div className={styles.notice}>
      <Banner
        tone="warning"
        text={
          place.pincode ? t('header.outsidePincode', { pincode: place.pincode }) : t('header.outsideLocation')
        }
        action={<TextButton onClick={open}>{t('header.changePlace')}</TextButton>}
      />
      {chooser}
    </div>
  );
}
