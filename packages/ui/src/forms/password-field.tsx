import { useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { IconEye, IconEyeOff, IconLock } from '../icons';
import { t } from '../texts';
import { Field, type FieldProps } from './field';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing'>;

/** A password with a button that shows it. Pass `autoComplete` (`current-password`, `new-password`). */
export function PasswordField({ leading = <IconLock />, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={isShown ? 'text' : 'password'}
      leading={leading}
      trailing={
        <IconButton
          size="s"
          label={t(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
          icon={isShown ? <IconEyeOff /> : <IconEye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
