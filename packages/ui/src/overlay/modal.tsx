import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { IconX } from '../icons';
import { cx } from '../lib/cx';
import styles from './modal.module.css';

/** What dialogs and sheets have in common. */
export interface ModalProps {
  readonly isOpen: boolean;
  /**
   * The person wants it closed: Escape, the back gesture, the close button, a press beside it. Set `isOpen` to false,
   * or do not (unsaved changes): it stays open then.
   */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** One line under the title; also the description for screen readers. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Below what scrolls: the buttons, the forward one last. One that sends a form inside names it: `form="its id"`. */
  readonly footer?: ReactNode;
  /** A press beside it closes. */
  readonly isLightDismiss?: boolean | undefined;
  readonly className?: string | undefined;
}

interface ModalLook extends ModalProps {
  readonly role?: 'alertdialog' | undefined;
  readonly hasCloseButton?: boolean | undefined;
}

/**
 * The browser's own modal dialog: focus stays inside, the page behind is inert, Escape and the back gesture close.
 * On opening, focus goes to what carries `data-autofocus`, else to the dialog itself; afterwards back to where it was.
 * What is inside exists only while it is open.
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

  // Browsers close by force when Escape is pressed twice; where the screen wants it open, it opens again.
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
        // Both ends of the press beside it: selecting text and letting go outside closes nothing.
        if (isLightDismiss && pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.surface}>
        <header className={styles.head}>
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
            <IconButton size="l" label="Close" icon={<IconX />} className={styles.close} onClick={onClose} />
          )}
        </header>
        {children && <div className={styles.body}>{children}</div>}
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** Opens the dialog while the component is mounted and gives the focus back afterwards. */
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
