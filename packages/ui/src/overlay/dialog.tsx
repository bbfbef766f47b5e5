import { cx } from '../lib/cx';
import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal';

export interface DialogProps extends ModalProps {
  /** 400, 560 or 800 px wide. @default m */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** Interrupts, and has no close button: its footer is the only way out. */
  readonly isUrgent?: boolean | undefined;
}

/** A modal question or form. Slides in from the lower edge on phones. */
export function Dialog({ size = 'm', isUrgent = false, className, ...rest }: DialogProps) {
  return (
    <Modal
      {...rest}
      {...(isUrgent && { role: 'alertdialog', hasCloseButton: false })}
      className={cx(styles.dialog, styles[size], className)}
    />
  );
}
