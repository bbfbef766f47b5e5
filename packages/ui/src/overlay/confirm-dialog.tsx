import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import styles from './confirm-dialog.module.css';
import dialogStyles from './dialog.module.css';
import { Modal } from './modal';
import { cx } from '../lib/cx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question ('Delete this product?'). */
  readonly title: ReactNode;
  /** What will happen. */
  readonly text?: ReactNode;
  /** The act, as a verb ('Delete product'). */
  readonly confirmLabel: string;
  /** @default 'Cancel' */
  readonly cancelLabel?: string | undefined;
  /** It cannot be undone: the confirming button is red. */
  readonly isDanger?: boolean | undefined;
  /** The act is under way: nothing can be pressed until it is done. */
  readonly isBusy?: boolean | undefined;
  /** The dialog stays open until `isOpen` is false, so that a failure can be shown in it. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Between text and buttons: a field for the reason, what went wrong. */
  readonly children?: ReactNode;
}

/** Asks before something that matters. Focus starts on the way back out, unless a field carries `data-autofocus`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancel',
    isDanger = false,
    isBusy = false,
  } = props;
  const { onConfirm, onClose, children } = props;
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Modal
      role="alertdialog"
      hasCloseButton={false}
      className={cx(dialogStyles.dialog, dialogStyles.s, styles.confirm)}
      isOpen={isOpen}
      onClose={close}
      title={title}
      description={text}
      footer={
        <>
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={close}
            {...(!children && { 'data-autofocus': '' })}
          >
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'dangerSolid' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
