import { useEffect, useEffectEvent, useRef } from 'react';
import type { Profile, Stored } from '@basket/domain';
import {
  Button,
  ClippedText,
  DataTable,
  EmptyState,
  formatDate,
  formatPhone,
  IconPencil,
  type DataTableColumn,
} from '@basket/ui';
import { t } from '../../../texts';
import type { CustomerDrafts } from '../use-customer-drafts';
import { CustomerCard } from './customer-card';
import { CustomerEditor } from './customer-editor';
import type { FiguresOfCustomers } from '../use-customer-figures';
import { FiguresOfCustomer } from './figures-of-customer';
import { placeLine } from '../customer-texts';
import { RoleBadge } from './role-badge';
import styles from './customers.module.css';

type Row = Stored<Profile>;

export interface CustomersTableProps {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  /** The rows are what a search or a role left. */
  readonly isNarrowed: boolean;
  readonly drafts: CustomerDrafts;
  /** Returns null until they are known. */
  readonly figuresOf: FiguresOfCustomers['of'];
}

const columns = (): readonly DataTableColumn<Row>[] => [
  {
    header: t('customers.customer'),
    cell: (row) => (
      <>
        <b>
          <ClippedText text={row.name} />
        </b>
        <small>
          <ClippedText text={row.email} />
        </small>
      </>
    ),
  },
  {
    header: t('customers.phone'),
    cell: (row) => (row.phone === '' ? '–' : <a href={`tel:${row.phone}`}>{formatPhone(row.phone)}</a>),
  },
  { header: t('customers.role'), cell: (row) => <RoleBadge profile={row} /> },
  {
    header: t('customers.address'),
    cell: (row) => (
      <div className={styles.place}>
        <ClippedText text={row.address || '–'} />
        <small>
          <ClippedText text={placeLine(row)} />
        </small>
      </div>
    ),
  },
  { header: t('customers.joined'), align: 'end', cell: (row) => formatDate(row.createdAt) },
];

/** The accounts as a table on desktops and as cards on phones. A row turns into a form while it is edited. */
export function CustomersTable({ rows, isLoading, isNarrowed, drafts, figuresOf }: CustomersTableProps) {
  const editButton = (row: Row) => <EditButton row={row} drafts={drafts} />;
  const editor = (row: Row) => {
    const draft = drafts.of(row.id);
    return draft === null ? null : (
      <CustomerEditor
        profile={row}
        draft={draft}
        figures={figuresOf(row.id)}
        onChange={(changed) => drafts.change(row.id, changed)}
        onClose={() => drafts.close(row.id)}
        takeFocus={() => drafts.takeFocus(row.id)}
      />
    );
  };
  return (
    <DataTable
      caption={t('customers.newestFirst')}
      columns={[
        ...columns(),
        {
          header: t('customers.deliveredNet'),
          align: 'end',
          cell: (row) => <FiguresOfCustomer profile={row} figures={figuresOf(row.id)} />,
        },
        { header: t('customers.edit'), isHeaderHidden: true, align: 'end', cell: editButton },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      isLoading={isLoading}
      onOpenRow={drafts.open}
      empty={
        <EmptyState
          isCompact
          art="search"
          title={t('customers.noneFound')}
          text={isNarrowed ? t('customers.searchHint') : undefined}
        />
      }
      cardsBelowPx={900}
      cardPx={156}
      renderCard={(row) => (
        <CustomerCard profile={row} figures={figuresOf(row.id)} action={editButton(row)} />
      )}
      rowEditor={editor}
    />
  );
}

function EditButton({ row, drafts }: { row: Row; drafts: CustomerDrafts }) {
  const ref = useRef<HTMLButtonElement>(null);
  const focus = useEffectEvent(() => {
    if (drafts.takeFocus(row.id)) ref.current?.focus();
  });
  useEffect(() => focus(), []);
  return (
    <Button
      ref={ref}
      variant="ghost"
      size="s"
      className={styles.edit}
      leading={<IconPencil size={16} />}
      aria-label={t('customers.editNamed', { name: row.name })}
      onClick={() => drafts.open(row)}
    >
      {t('customers.edit')}
    </Button>
  );
}
