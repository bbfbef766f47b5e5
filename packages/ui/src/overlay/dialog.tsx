import { cx } from '../lib/cx';
import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal';

export interface DialogProps extends ModalProps {
  /** 400, 560 or 800 px wide. @default m */
  readonly size?: 's' | 'm' | 'l' | undefined;
}

/** A modal question or form. Slides in from the lower edge on phones. */
export function Dialog({ size = 'm', className, ...rest }: DialogProps) {
  return <Modal {...rest} className={cx(styles.dialog, styles[size], className)} />;
}
