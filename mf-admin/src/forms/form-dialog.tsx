import { useState, type ReactNode } from 'react';
import { Button, ConfirmDialog, Dialog, type Form } from '@basket/ui';

export interface FormDialogProps<Values extends object> {
  readonly form: Form<Values>;
  /** Id of the form, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** @default 'm' */
  readonly size?: 's' | 'm' | 'l';
  readonly submitLabel: string;
  /** Makes the button red, for what cannot be undone. */
  readonly isDanger?: boolean | undefined;
  /** Texts of the question before changes are discarded. Defaults to discarding them without a question. */
  readonly discard?: { readonly text: string; readonly confirmLabel: string };
  /** There is nothing left to send: the only button closes the dialog. */
  readonly isDone?: boolean | undefined;
  readonly className: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog around a form with the buttons to cancel and send it. Stays open while the form is being sent. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, id, title, description, size, submitLabel, isDanger = false, isDone = false } = props;
  const { discard, className, onClose, children } = props;
  const [isLeaving, setIsLeaving] = useState(false);

  function close(): void {
    if (form.isBusy) return;
    if (discard && form.isDirty) setIsLeaving(true);
    else onClose();
  }

  return (
    <>
      <Dialog
        isOpen
        size={size}
        title={title}
        description={description}
        onClose={close}
        footer={
          <>
            <Button variant="quiet" disabled={form.isBusy} onClick={close}>
              {isDone ? 'Close' : 'Cancel'}
            </Button>
            {!isDone && (
              <Button
                type="submit"
                variant={isDanger ? 'dangerSolid' : 'primary'}
                form={id}
                isBusy={form.isBusy}
              >
                {form.isBusy ? 'Saving...' : submitLabel}
              </Button>
            )}
          </>
        }
      >
        <form id={id} className={className} {...form.props}>
          {children}
        </form>
      </Dialog>
      {discard && (
        <ConfirmDialog
          isOpen={isLeaving}
          title="Discard your changes?"
          cancelLabel="Keep editing"
          isDanger
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
          {...discard}
        />
      )}
    </>
  );
}
