import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  editCustomer,
  limitsOf,
  personOf,
  phoneDigits,
  profiles,
  roles,
  typedPincode,
  type Profile,
  type Stored,
} from '@basket/domain';
import { Button, Field, formatDate, Muted, Row, Select, TextLink, useForm, type Form } from '@basket/ui';
import { Link, toast, useIndianStates, useLiveDocument, type IndianState } from '@basket/web';
import { useTold } from '@basket/web/told';
import { checkCustomer, type CustomerDraft, type OpenedDraft } from '../use-customer-drafts';
import { OthersChangesNotice } from '../../../forms/others-changes-notice';
import { useOthersChanges } from '../../../forms/use-others-changes';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import { roleLabels, roleOptions } from '../customer-texts';
import { figuresText, type CustomerFigures } from '../use-customer-figures';
import { ConfirmRole } from './confirm-role';
import styles from './customers.module.css';
import { PersonData } from './person-data';

export interface CustomerEditorProps {
  readonly profile: Stored<Profile>;
  readonly draft: OpenedDraft;
  /** Null until they are known. */
  readonly figures: CustomerFigures | null;
  readonly onChange: (draft: CustomerDraft) => void;
  readonly onClose: () => void;
  /** See {@link CustomerDrafts}. */
  readonly takeFocus: () => boolean;
}

/** A row of the table as a form with Save and Cancel. A change of role is confirmed first. */
export function CustomerEditor(props: CustomerEditorProps) {
  const { profile, draft, figures, onChange, onClose, takeFocus } = props;
  const [isAsking, setIsAsking] = useState(false);
  const saving = useTold(editCustomer, {
    done: t('customers.customerUpdated'),
    failed: t('customers.updateFailed'),
  });
  const live = useLiveDocument(profiles.schema, profiles.path(profile.id));
  const stored = personOf(live.status === 'ready' ? live.data : profile);
  const others = useOthersChanges<CustomerDraft>(stored, draft.opened);

  async function save(values: CustomerDraft): Promise<void> {
    await saving.run({ uid: profile.id, before: others.latest, ...values }, onClose);
    setIsAsking(false);
  }

  const form = useForm<CustomerDraft>({
    initial: { ...others.latest, ...touched(draft) },
    idPrefix: `${profile.id}-`,
    check: (values) => ({ ...checkCustomer(values), ...others.errors(values) }),
    onChange,
    onInvalid: toast.error,
    async send(values) {
      if (values.role === stored.role) await save(values);
      else setIsAsking(true);
    },
  });
  const isBusy = form.isBusy || saving.isBusy;

  return (
    <>
      <form
        {...form.props}
        className={styles.editor}
        aria-label={t('customers.editNamed', { name: profile.name })}
      >
        <Known profile={profile} figures={figures} />
        <OthersChangesNotice
          of={others}
          form={form}
          label={(name) => personLabels[name]()}
          text={(name, values) =>
            name === 'role' ? roleLabels[values.role]() : values[name] || t('customers.nothing')
          }
        />
        <PersonFields form={form} takeFocus={takeFocus} />
        <AddressFields form={form} />
        <Row gap={2} align="stretch" justify="atEnd" isOneLine>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('customers.cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t(isBusy ? 'customers.saving' : 'customers.save')}
          </Button>
        </Row>
        <ConfirmRole
          isOpen={isAsking}
          profile={{ name: stored.name, role: stored.role }}
          role={form.values.role}
          isBusy={isBusy}
          onConfirm={() => void save(form.values)}
          onClose={() => setIsAsking(false)}
        />
      </form>
      <PersonData
        person={{
          uid: profile.id,
          name: stored.name,
          email: profile.email,
          role: stored.role,
          isDisabled: (live.status === 'ready' ? live.data : profile).disabledAt !== null,
        }}
        onErased={onClose}
      />
    </>
  );
}

/** The facts that the form does not change. */
const Known = ({ profile, figures }: Pick<CustomerEditorProps, 'profile' | 'figures'>) => (
  <Muted>
    {[profile.email, t('customers.joinedAt', { date: formatDate(profile.createdAt) })]
      .filter(Boolean)
      .join(' · ')}
    {/* Its line is there before the figures are. */}
    <span className={styles.brought}>{figuresText(figures) || '\u00a0'}</span>
    <TextLink to={paths.ordersOf(profile)} as={Link}>
      {t('customers.allOrders')}
    </TextLink>
  </Muted>
);

/** The label of every field of a person. */
export const personLabels: Readonly<Record<keyof CustomerDraft, () => string>> = {
  name: () => t('customers.name'),
  phone: () => t('customers.phone'),
  role: () => t('customers.role'),
  address: () => t('customers.address'),
  city: () => t('customers.city'),
  state: () => t('customers.state'),
  pincode: () => t('customers.pincode'),
};

/** The fields that differ from the values with which the row was opened. */
function touched({ opened, typed }: OpenedDraft): Partial<CustomerDraft> {
  const names = Object.keys(opened) as (keyof CustomerDraft)[];
  return Object.fromEntries(
    names.filter((name) => typed[name] !== opened[name]).map((name) => [name, typed[name]]),
  );
}

interface FieldsProps {
  readonly form: Form<CustomerDraft>;
}

const maxLengthOf = (name: keyof CustomerDraft) => limitsOf(editCustomer.request.entries[name]).maxLength;

function PersonFields({ form, takeFocus }: FieldsProps & Pick<CustomerEditorProps, 'takeFocus'>) {
  const nameRef = useRef<HTMLInputElement>(null);
  const focusName = useEffectEvent(() => {
    if (takeFocus()) nameRef.current?.focus();
  });
  useEffect(() => focusName(), []);
  const { role } = form.values;
  return (
    <>
      <Field
        {...form.control('name')}
        label={personLabels.name()}
        autoComplete="off"
        maxLength={maxLengthOf('name')}
        ref={nameRef}
        className={styles.third}
      />
      <Field
        {...form.control('phone', phoneDigits)}
        label={personLabels.phone()}
        autoComplete="off"
        type="tel"
        inputMode="numeric"
        isNumeric
        className={styles.third}
      />
      <Select
        label={personLabels.role()}
        options={roleOptions()}
        value={role}
        className={styles.third}
        onChange={({ target }) =>
          form.change({ role: roles.find((known) => known === target.value) ?? role })
        }
      />
    </>
  );
}

function AddressFields({ form }: FieldsProps) {
  const { state } = form.values;
  const states = useIndianStates() ?? [];
  return (
    <>
      <Field
        {...form.control('address')}
        label={personLabels.address()}
        autoComplete="off"
        maxLength={maxLengthOf('address')}
        className={styles.address}
      />
      <Field
        {...form.control('city')}
        label={personLabels.city()}
        autoComplete="off"
        maxLength={maxLengthOf('city')}
        suggestions={states.find((known) => known.state === state)?.cities}
        className={styles.half}
      />
      <Select
        {...form.control('state')}
        // A city lies in one state.
        onChange={({ target }) => form.change({ state: target.value, city: '' })}
        label={personLabels.state()}
        autoComplete="off"
        placeholder={t('customers.chooseState')}
        options={stateOptions(states, state)}
        className={`${styles.half} ${styles.state}`}
      />
      <Field
        {...form.control('pincode', typedPincode)}
        label={personLabels.pincode()}
        autoComplete="off"
        inputMode="numeric"
        isNumeric
        className={styles.half}
      />
    </>
  );
}

/** The states to choose from. A stored state that is not in the list stays a choice. */
function stateOptions(states: readonly IndianState[], stored: string) {
  const known = states.map(({ state }) => state);
  const all = stored === '' || known.includes(stored) ? known : [stored, ...known];
  return all.map((state) => ({ value: state, label: state }));
}
