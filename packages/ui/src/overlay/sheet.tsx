import { cx } from '../lib/cx';
import { Modal, type ModalProps } from './modal';
import styles from './sheet.module.css';

export interface SheetProps extends ModalProps {
  /**
   * Its edge on wide screens; on phones it is always the lower one. `middle` has none there: for what is short, and would leave
   * a side of the screen empty. @default right
   */
  readonly side?: 'left' | 'right' | 'middle' | undefined;
}

/** A panel at the edge of the screen, for filters and details. A press outside closes it. */
export function Sheet({ side = 'right', isLightDismiss = true, className, ...rest }: SheetProps) {
  return (
    <Modal {...rest} isLightDismiss={isLightDismiss} className={cx(styles.sheet, styles[side], className)} />
  );
}
