import { cx } from '../lib/cx';
import { Modal, type ModalProps } from './modal';
import styles from './sheet.module.css';

export interface SheetProps extends ModalProps {
  /** The edge it comes from on wide screens; on phones it is the lower one. `right` where not told. */
  side?: 'left' | 'right' | undefined;
  /** 400 or 560 px wide; `m` where not told. */
  size?: 'm' | 'l' | undefined;
}

/** Filters, details, editing beside a list. A press beside it closes, unless `isLightDismiss` is false. */
export function Sheet({ side = 'right', size = 'm', isLightDismiss = true, className, ...rest }: SheetProps) {
  return (
    <Modal
      {...rest}
      isLightDismiss={isLightDismiss}
      className={cx(styles.sheet, styles[side], styles[size], className)}
    />
  );
}
