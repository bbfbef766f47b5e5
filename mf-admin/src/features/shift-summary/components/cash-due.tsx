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

type Row = Stored<DeliveryPartner>;

const columns: readonly DataTableColumn<Row>[] = [
  {
    header: 'Partner',
    card: 'title',
    cell: ({ id, name }) => (
      <TextLink to={paths.deliveryPartner(id)} as={Link}>
        <ClippedText lines={2} text={name} />
      </TextLink>
    ),
  },
  { header: 'Phone', cell: ({ phone }) => <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
  {
    header: 'Cash due',
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
      title="Cash due per partner"
      note={partners.status === 'ready' ? `${ledgerRupees(totalPaise)} now` : '\u00a0'}
    >
      {partners.status === 'error' ? (
        <LoadFailed title="Failed to load data" of={partners} />
      ) : (
        <DataTable
          caption="Cash due per partner, most first"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isLoading={partners.status === 'loading'}
          skeletonRows={3}
          empty={<EmptyState isCompact headingLevel={3} title="No cash is due" />}
          cardsBelowPx={420}
        />
      )}
    </Panel>
  );
}
