import { useState, type ReactNode } from 'react';
import { Button } from '../actions';
import { InlineAlert } from '../feedback';
import type { Form } from '../forms';
import { Stack, type Gap } from '../layout/stack';
import { t } from '../texts';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

export interface FormDialogProps<Values extends object> {
  readonly form: Form<Values>;
  readonly title: string;
  readonly description?: string | undefined;
  /** @default 'm' */
  readonly size?: 's' | 'm' | 'l';
  readonly submitLabel: string;
  /** While the form is being sent. @default 'Saving...' */
  readonly busyLabel?: string;
  /** Makes the button red, for what cannot be undone. */
  readonly isDanger?: boolean | undefined;
  /** Texts of the question before changes are discarded. Defaults to discarding them without a question. */
  readonly discard?: { readonly text: string; readonly confirmLabel: string };
  /** There is nothing left to send: the only button closes the dialog. */
  readonly isDone?: boolean | undefined;
  /** Why sending failed, shown below the fields. */
  readonly failure?: string | null;
  /** Space between the fields. @default 3, 12 px */
  readonly gap?: Gap | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A long form ends below the edge of the dialog. */
const intoView = (shown: HTMLElement | null): void => shown?.scrollIntoView({ block: 'nearest' });

/**
 * A dialog around a form with the buttons to cancel and send it. Stays open while the form is being sent, and shows why that
 * failed (rule: failures-told).
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, title, description, size, submitLabel, isDanger = false, isDone = false } = props;
  const { busyLabel = t('overlay.saving'), failure = null, discard, gap = 3, onClose, children } = props;
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
              {t(isDone ? 'overlay.close' : 'overlay.cancel')}
            </Button>
            {!isDone && (
              <Button
                type="submit"
                variant={isDanger ? 'dangerSolid' : 'primary'}
                form={form.id}
                isBusy={form.isBusy}
              >
                {form.isBusy ? busyLabel : submitLabel}
              </Button>
            )}
          </>
        }
      >
        <Stack as="form" id={form.id} gap={gap} {...form.props}>
          {children}
          {failure !== null && (
            <div ref={intoView}>
              <InlineAlert>{failure}</InlineAlert>
            </div>
          )}
        </Stack>
      </Dialog>
      {discard && (
        <ConfirmDialog
          isOpen={isLeaving}
          title={t('overlay.discardChanges')}
          cancelLabel={t('overlay.keepEditing')}
          isDanger
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
          {...discard}
        />
      )}
    </>
  );
}
