import { useState } from 'react';
import { anyOrder, dayMs, deliveryPartners, noPartner, type OrderFilter } from '@basket/domain';
import { Button, formatDate, IconFilters, IconX, paymentMethodLabels, paymentStatusLabel } from '@basket/ui';
import { useStored } from '@basket/web/stored';
import { t } from '../../../texts';
import { FilterDialog } from './filter-dialog';
import styles from './filters.module.css';

export interface FiltersProps {
  readonly filter: OrderFilter;
  readonly onFilter: (filter: OrderFilter) => void;
}

/** A button that opens the filter, and what is filtered by: each with its own button to take it away. */
export function Filters({ filter, onFilter }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const partnerName = usePartnerName(filter.partner);
  const chips = chipsOf(filter, partnerName);
  return (
    <>
      <Button variant="quiet" size="s" leading={<IconFilters />} onClick={() => setIsOpen(true)}>
        {t('orders.filter')}
      </Button>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t('orders.filteredBy')}>
          {chips.map(({ label, without }) => (
            <li key={label}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('orders.removeFilter', { filter: label })}
                onClick={() => onFilter({ ...filter, ...without })}
              >
                {label} <IconX size={14} />
              </button>
            </li>
          ))}
          <li>
            <Button variant="ghost" size="s" onClick={() => onFilter(anyOrder)}>
              {t('orders.clearAll')}
            </Button>
          </li>
        </ul>
      )}
      {isOpen && <FilterDialog filter={filter} onFilter={onFilter} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface Chip {
  readonly label: string;
  /** The values of the filter without it. */
  readonly without: Partial<OrderFilter>;
}

function chipsOf(filter: OrderFilter, partnerName: string): Chip[] {
  const { paymentMethod, paymentStatus, partner } = filter;
  const days = daysLabel(filter);
  return [
    days !== null && { label: days, without: { fromAt: null, untilAt: null } },
    paymentMethod !== null && { label: paymentMethodLabels[paymentMethod], without: { paymentMethod: null } },
    paymentStatus !== null && {
      label: t('orders.paymentIs', { status: paymentStatusLabel(paymentStatus).toLowerCase() }),
      without: { paymentStatus: null },
    },
    partner !== null && { label: partnerName, without: { partner: null } },
  ].filter((chip) => chip !== false);
}

/** '1 Nov 2026 to 22 Nov 2026', 'From 1 Nov 2026', 'Until 22 Nov 2026' or '22 Nov 2026'; null without days. */
function daysLabel({ fromAt, untilAt }: Pick<OrderFilter, 'fromAt' | 'untilAt'>): string | null {
  const [from, to] = [
    fromAt === null ? null : formatDate(fromAt),
    untilAt === null ? null : formatDate(untilAt - dayMs),
  ];
  if (from === to) return from;
  if (from !== null) return to === null ? t('orders.fromDay', { from }) : t('orders.days', { from, to });
  return to && t('orders.untilDay', { to });
}

function usePartnerName(partner: string | null): string {
  const isPartner = partner !== null && partner !== noPartner;
  const live = useStored(deliveryPartners, isPartner ? partner : null);
  if (partner === noPartner) return t('orders.notAssigned');
  return live.status === 'ready' ? live.data.name : t('orders.onePartner');
}
