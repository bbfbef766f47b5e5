import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import styles from './confirm-dialog.module.css';
import dialogStyles from './dialog.module.css';
import { Modal } from './modal';
import { cx } from '../lib/cx';
import { t } from '../texts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question ('Delete this product?'). */
  readonly title: ReactNode;
  /** The consequence of the action. */
  readonly text?: ReactNode;
  /** The action, as a verb ('Delete product'). */
  readonly confirmLabel: string;
  /** @default 'Cancel' */
  readonly cancelLabel?: string | undefined;
  /** Makes the confirming button red, for what cannot be undone. */
  readonly isDanger?: boolean | undefined;
  /** The action is running: the buttons ignore presses. */
  readonly isBusy?: boolean | undefined;
  /** The dialog stays open until `isOpen` is false, so that a failure can be shown in it. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Between text and buttons: a field for the reason, or an error. */
  readonly children?: ReactNode;
}

/** Asks before an important action. Focuses Cancel, unless a field has `data-autofocus`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text,
    confirmLabel,
    cancelLabel = t('overlay.cancel'),
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
