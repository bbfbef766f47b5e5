import type { DeliveryPartner, Stored } from '@basket/domain';
import {
  ClippedText,
  DataTable,
  EmptyState,
  formatPhone,
  ledgerRupees,
  Panel,
  TextLink,
  type DataTableColumn,
} from '@basket/ui';
import { Link, LoadFailed, type Live } from '@basket/web';
import { paths } from '../../../paths';
import { t } from '../../../texts';

type Row = Stored<DeliveryPartner>;

const columns: readonly DataTableColumn<Row>[] = [
  {
    get header() {
      return t('shiftSummary.partner');
    },
    card: 'title',
    cell: ({ id, name }) => (
      <TextLink to={paths.deliveryPartner(id)} as={Link}>
        <ClippedText lines={2} text={name} />
      </TextLink>
    ),
  },
  {
    get header() {
      return t('shiftSummary.phone');
    },
    cell: ({ phone }) => <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
  },
  {
    get header() {
      return t('shiftSummary.cashDue');
    },
    align: 'end',
    card: 'aside',
    cell: ({ cashInHandPaise }) => <b>{ledgerRupees(cashInHandPaise)}</b>,
  },
];

/** The cash that each partner has to hand in now, most first, and all of it. */
export function CashDue({ partners }: { readonly partners: Live<Row[]> }) {
  const rows = partners.status === 'ready' ? partners.data : [];
  const totalPaise = rows.reduce((sum, { cashInHandPaise }) => sum + cashInHandPaise, 0);
  return (
    <Panel
      padding="none"
      title={t('shiftSummary.cashDueTitle')}
      note={
        partners.status === 'ready'
          ? t('shiftSummary.amountNow', { amount: ledgerRupees(totalPaise) })
          : '\u00a0'
      }
    >
      {partners.status === 'error' ? (
        <LoadFailed title={t('shiftSummary.loadFailed')} of={partners} />
      ) : (
        <DataTable
          caption={t('shiftSummary.cashDueCaption')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isLoading={partners.status === 'loading'}
          skeletonRows={3}
          empty={<EmptyState isCompact headingLevel={3} title={t('shiftSummary.noCashDue')} />}
          cardsBelowPx={420}
        />
      )}
    </Panel>
  );
}
