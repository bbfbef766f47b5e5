import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { IconX } from '../icons';
import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './modal.module.css';

/** Props that dialogs and sheets share. */
export interface ModalProps {
  readonly isOpen: boolean;
  /**
   * Called on Escape, the back gesture, the close button or a press outside. Set `isOpen` to false to close it,
   * or leave it open (unsaved changes).
   */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** One line under the title; also the description for screen readers. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons below the scrolling content, the confirming one last. To send a form inside, use `form="its id"`. */
  readonly footer?: ReactNode;
  /** Whether a press outside closes it. */
  readonly isLightDismiss?: boolean | undefined;
  readonly className?: string | undefined;
}

interface ModalLook extends ModalProps {
  readonly role?: 'alertdialog' | undefined;
  readonly hasCloseButton?: boolean | undefined;
}

/**
 * The browser's modal dialog: focus stays inside, the page behind is inert, Escape and the back gesture close.
 * Focuses the element with `data-autofocus`, else the dialog itself, and afterwards returns the focus.
 * Its content is mounted only while it is open.
 */
export function Modal({ isOpen, ...rest }: ModalLook) {
  return isOpen ? <OpenModal {...rest} /> : null;
}

function OpenModal(props: Omit<ModalLook, 'isOpen'>) {
  const { onClose, title, description, children, footer, isLightDismiss = false, role, className } = props;
  const { hasCloseButton = true } = props;
  const dialogRef = useModal();
  const pressedBeside = useRef(false);
  const [forcedClosings, setForcedClosings] = useState(0);
  const titleId = useId();
  const descriptionId = useId();

  // Browsers close it anyway when Escape is pressed twice; it then opens again if `isOpen` is still true.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, [dialogRef, forcedClosings]);

  return (
    <dialog
      ref={dialogRef}
      tabIndex={-1}
      role={role}
      className={cx(styles.modal, className)}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={(event) => {
        // File inputs inside have a `cancel` of their own, which bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        onClose();
        setForcedClosings((count) => count + 1);
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // The press must begin and end outside: selecting text and releasing outside does not close.
        if (isLightDismiss && pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.surface}>
        {/* Landmarks of the page would be beside its own where the dialog is not within its main part. */}
        <header role="none" className={styles.head}>
          <div className={styles.titles}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {description && (
              <p id={descriptionId} className={styles.description}>
                {description}
              </p>
            )}
          </div>
          {hasCloseButton && (
            <IconButton
              size="l"
              label={t('overlay.close')}
              icon={<IconX />}
              className={styles.close}
              onClick={onClose}
            />
          )}
        </header>
        {children && <div className={styles.body}>{children}</div>}
        {footer && (
          <footer role="none" className={styles.foot}>
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}

/** Opens the dialog while the component is mounted and returns the focus afterwards. */
function useModal() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  // Layout effect: its cleanup runs while the dialog is still in the page, so that the browser can return the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog;
    first.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialogRef;
}
