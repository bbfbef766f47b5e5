import { useState } from 'react';
import { auditKinds, parseIndiaDate } from '@basket/domain';
import { Field, Select, type FieldProps } from '@basket/ui';
import { useLiveQuery } from '@basket/web';
import { admins, type AuditFilter } from '../../../queries';
import { daysOf, timeOf } from '../../../lists/days';
import { t } from '../../../texts';
import { auditKindLabels } from '../audit-texts';
import styles from '../audit.module.css';

const kinds = () => auditKinds.map((kind) => ({ value: kind, label: auditKindLabels[kind]() }));

export interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
}

/** Kind, person and days. The admins are read once, at most 200. */
export function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const people = useLiveQuery(admins);
  const named = people.status === 'ready' ? people.data : [];
  const { actorId } = filter;
  // Who is no admin any more has changed things too.
  const isKnown = actorId === null || named.some(({ id }) => id === actorId);
  const days = daysOf(filter);
  return (
    <div className={styles.filters}>
      <Select
        isDense
        label={t('audit.kind')}
        placeholder={t('audit.everything')}
        value={filter.kind ?? ''}
        options={kinds()}
        onChange={({ target }) =>
          onFilter({ ...filter, kind: auditKinds.find((kind) => kind === target.value) ?? null })
        }
      />
      <Select
        isDense
        label={t('audit.changedBy')}
        placeholder={t('audit.anybody')}
        value={actorId ?? ''}
        onChange={({ target }) => onFilter({ ...filter, actorId: target.value || null })}
      >
        {named.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {!isKnown && (
          <option value={actorId}>{people.status === 'loading' ? '…' : t('audit.formerAdmin')}</option>
        )}
      </Select>
      <DayField
        label={t('audit.from')}
        max={days.to}
        day={days.from}
        onDay={(from) => onFilter({ ...filter, ...timeOf({ ...days, from }) })}
      />
      <DayField
        label={t('audit.until')}
        min={days.from}
        day={days.to}
        onDay={(to) => onFilter({ ...filter, ...timeOf({ ...days, to }) })}
      />
    </div>
  );
}

interface DayFieldProps extends Pick<FieldProps, 'label' | 'min' | 'max'> {
  /** Empty for any. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** A date that is typed: the list follows once it is a whole one, or empty. */
function DayField({ day, onDay, ...rest }: DayFieldProps) {
  const [{ typed, seen }, setState] = useState({ typed: day, seen: day });
  if (day !== seen) setState({ typed: day, seen: day });
  return (
    <Field
      {...rest}
      isDense
      type="date"
      value={typed}
      onChange={({ target }) => {
        const isWhole = target.value === '' || parseIndiaDate(target.value) !== null;
        setState({ typed: target.value, seen: isWhole ? target.value : seen });
        if (isWhole) onDay(target.value);
      }}
    />
  );
}
