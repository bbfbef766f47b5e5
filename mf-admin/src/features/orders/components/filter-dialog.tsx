import { noPartner, paymentMethods, paymentStatuses, type OrderFilter } from '@basket/domain';
import { Field, FormDialog, paymentMethodLabels, paymentStatusLabel, Select, useForm } from '@basket/ui';
import { LoadFailed, useLiveQuery } from '@basket/web';
import { daysOf, timeOf, type Days } from '../../../lists/days';
import { partnersToFilterBy } from '../../../queries';
import { t } from '../../../texts';
import styles from './filters.module.css';

interface FilterForm extends Days {
  readonly paymentMethod: string;
  readonly paymentStatus: string;
  readonly partner: string;
}

const formOf = (filter: OrderFilter): FilterForm => ({
  ...daysOf(filter),
  paymentMethod: filter.paymentMethod ?? '',
  paymentStatus: filter.paymentStatus ?? '',
  partner: filter.partner ?? '',
});

const filterOf = (form: FilterForm): OrderFilter => ({
  ...timeOf(form),
  paymentMethod: paymentMethods.find((method) => method === form.paymentMethod) ?? null,
  paymentStatus: paymentStatuses.find((status) => status === form.paymentStatus) ?? null,
  partner: form.partner || null,
});

const methods = () => paymentMethods.map((method) => ({ value: method, label: paymentMethodLabels[method] }));
const states = () => paymentStatuses.map((status) => ({ value: status, label: paymentStatusLabel(status) }));

export interface FilterDialogProps {
  readonly filter: OrderFilter;
  readonly onFilter: (filter: OrderFilter) => void;
  readonly onClose: () => void;
}

/** The choices that narrow the list. The partners are read when it opens. */
export function FilterDialog({ filter, onFilter, onClose }: FilterDialogProps) {
  const partners = useLiveQuery(partnersToFilterBy);
  const form = useForm<FilterForm>({
    initial: formOf(filter),
    idPrefix: 'filter-',
    check: ({ from, to }) => (from && to && to < from ? { to: t('orders.daysReversed') } : {}),
    send(values) {
      onFilter(filterOf(values));
      onClose();
    },
  });
  const named = partners.status === 'ready' ? partners.data : [];
  // The filter keeps its partner while the names load, and also when that partner is gone.
  const isKnown = form.values.partner === noPartner || named.some(({ id }) => id === form.values.partner);
  return (
    <FormDialog
      form={form}
      title={t('orders.filterTitle')}
      submitLabel={t('orders.show')}
      gap={4}
      onClose={onClose}
    >
      <div className={styles.days}>
        <Field {...form.control('from')} label={t('orders.placedFrom')} type="date" max={form.values.to} />
        <Field {...form.control('to')} label={t('orders.placedUntil')} type="date" min={form.values.from} />
      </div>
      <Select
        {...form.control('paymentMethod')}
        label={t('orders.paymentMethod')}
        placeholder={t('orders.any')}
        options={methods()}
      />
      <Select
        {...form.control('paymentStatus')}
        label={t('orders.payment')}
        placeholder={t('orders.any')}
        options={states()}
      />
      <Select {...form.control('partner')} label={t('orders.deliveryPartner')} placeholder={t('orders.any')}>
        <option value={noPartner}>{t('orders.notAssigned')}</option>
        {!isKnown && form.values.partner !== '' && (
          <option value={form.values.partner}>{form.values.partner}</option>
        )}
        {named.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {partners.status === 'error' && <LoadFailed title={t('orders.loadDataFailed')} of={partners} />}
    </FormDialog>
  );
}
