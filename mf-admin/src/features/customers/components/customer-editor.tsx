import { useEffect, useEffectEvent, useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { roles, type Profile, type Stored } from '@basket/domain';
import { Button, Field, formatDate, Select } from '@basket/ui';
import { toast, useIndianStates } from '@basket/web';
import { checkCustomer, customerFields, type CustomerDraft, type CustomerField } from '../customer-draft';
import { roleOptions } from '../role-labels';
import { ConfirmRole } from './confirm-role';
import { useSaveCustomer } from './use-save-customer';
import styles from './customers.module.css';

export interface CustomerEditorProps {
  readonly profile: Stored<Profile>;
  readonly draft: CustomerDraft;
  readonly onChange: (draft: CustomerDraft) => void;
  readonly onSaved: (row: Stored<Profile>) => void;
  readonly onClose: () => void;
  /** See CustomerDrafts. */
  readonly takeFocus: () => boolean;
}

const onlyDigits = (text: string, length: number): string => text.replace(/\D/g, '').slice(0, length);

/** States to choose from; one that is stored and not known stays a choice. */
function useStateOptions(stored: string) {
  const known = useIndianStates()?.map(({ state }) => state) ?? [];
  const all = stored === '' || known.includes(stored) ? known : [stored, ...known];
  return all.map((state) => ({ value: state, label: state }));
}

/** A row as a form, with Save and Cancel. A change of role is asked about first. */
export function CustomerEditor({
  profile,
  draft,
  onChange,
  onSaved,
  onClose,
  takeFocus,
}: CustomerEditorProps) {
  const id = useId();
  const [errors, setErrors] = useState<Partial<Record<CustomerField, string>>>({});
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, save } = useSaveCustomer(onSaved);
  const stateOptions = useStateOptions(draft.state);
  const nameRef = useRef<HTMLInputElement>(null);
  const focusName = useEffectEvent(() => {
    if (takeFocus()) nameRef.current?.focus();
  });
  useEffect(() => focusName(), []);

  async function send(): Promise<void> {
    const isDone = await save(profile.id, draft);
    setIsAsking(false);
    if (isDone) onClose();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const found = checkCustomer(draft);
    setErrors(found);
    const first = customerFields.find((name) => found[name] !== undefined);
    if (first !== undefined) {
      toast.error(found[first] ?? '');
      document.getElementById(`${id}-${first}`)?.focus();
    } else if (draft.role !== profile.role) setIsAsking(true);
    else void send();
  }

  const control = (name: Exclude<CustomerField, 'role'>, clean = (text: string) => text) => ({
    id: `${id}-${name}`,
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setErrors((before) => ({ ...before, [name]: undefined }));
      onChange({ ...draft, [name]: clean(event.target.value) });
    },
  });

  return (
    <form noValidate className={styles.editor} aria-label={`Edit ${profile.name}`} onSubmit={submit}>
      <p className={styles.about}>
        {profile.email} · Joined {formatDate(profile.createdAt)}
      </p>
      <Field {...control('name')} label="Name" maxLength={100} ref={nameRef} className={styles.third} />
      <Field
        {...control('phone', (text) => onlyDigits(text, 10))}
        label="Phone"
        type="tel"
        inputMode="numeric"
        isNumeric
        className={styles.third}
      />
      <Select
        label="Role"
        options={roleOptions}
        value={draft.role}
        className={styles.third}
        onChange={(event) =>
          onChange({ ...draft, role: roles.find((role) => role === event.target.value) ?? draft.role })
        }
      />
      <Field {...control('address')} label="Address" maxLength={300} className={styles.address} />
      <Field {...control('city')} label="City" maxLength={80} className={styles.half} />
      <Select
        {...control('state')}
        label="State"
        placeholder="Choose a state"
        options={stateOptions}
        className={`${styles.half} ${styles.state}`}
      />
      <Field
        {...control('pincode', (text) => onlyDigits(text, 6))}
        label="Pincode"
        inputMode="numeric"
        isNumeric
        className={styles.half}
      />
      <div className={styles.actions}>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </div>
      <ConfirmRole
        isOpen={isAsking}
        profile={profile}
        role={draft.role}
        isBusy={isBusy}
        onConfirm={() => void send()}
        onClose={() => setIsAsking(false)}
      />
    </form>
  );
}
