import { useState } from 'react';
import { InlineAlert } from '../feedback';
import { Field } from '../forms';
import { t } from '../texts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

export interface TypedConfirmDialogProps extends Omit<
  ConfirmDialogProps,
  'isOpen' | 'isDanger' | 'onConfirm' | 'children'
> {
  /** The e-mail address to type; '' asks for none. */
  readonly email: string;
  /** Why the action failed. */
  readonly problem: string | null;
  /** Called with what was typed; whether it is right is the server's to say. */
  readonly onConfirm: (typed: string) => void;
}

/** Asks before what destroys an account, and has its address typed. */
export function TypedConfirmDialog({ email, problem, onConfirm, ...dialog }: TypedConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog {...dialog} isOpen isDanger onConfirm={() => onConfirm(typed)}>
      {email !== '' && (
        <Field
          label={t('overlay.typeToConfirm', { email })}
          type="email"
          autoComplete="off"
          data-autofocus=""
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {problem !== null && <InlineAlert>{problem}</InlineAlert>}
    </ConfirmDialog>
  );
}
