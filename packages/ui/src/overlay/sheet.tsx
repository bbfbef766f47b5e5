import { cx } from '../lib/cx';
import { Modal, type ModalProps } from './modal';
import styles from './sheet.module.css';

export interface SheetProps extends ModalProps {
  /** Its edge on wide screens; on phones it is always the lower one. @default right */
  readonly side?: 'left' | 'right' | undefined;
}

/** A panel at the edge of the screen, for filters and details. A press outside closes it. */
export function Sheet({ side = 'right', isLightDismiss = true, className, ...rest }: SheetProps) {
  return (
    <Modal {...rest} isLightDismiss={isLightDismiss} className={cx(styles.sheet, styles[side], className)} />
  );
}
