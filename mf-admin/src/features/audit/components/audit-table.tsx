import type { AuditEntry, Stored } from '@basket/domain';
import {
  Badge,
  Button,
  ClippedText,
  DataTable,
  EmptyState,
  formatShortDateTime,
  type DataTableColumn,
} from '@basket/ui';
import { t } from '../../../texts';
import { summaryOf } from '../audit-summary';
import { auditKindLabels, subjectText } from '../audit-texts';
import styles from '../audit.module.css';

type Row = Stored<AuditEntry>;

export interface AuditTableProps {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  readonly isFiltered: boolean;
  readonly nameOf: (id: string) => string;
  readonly onOpen: (row: Row) => void;
}

/** The summary of a change, and how much more there is. */
function Change({ row, nameOf }: { row: Row } & Pick<AuditTableProps, 'nameOf'>) {
  const { text, more } = summaryOf(row, nameOf);
  return (
    <span className={styles.change}>
      <ClippedText text={text} />
      {more > 0 && <small>{t('audit.more', { n: more })}</small>}
    </span>
  );
}

const columnsOf = ({ nameOf, onOpen }: AuditTableProps): readonly DataTableColumn<Row>[] => [
  {
    header: t('audit.when'),
    card: 'line',
    cell: (row) => (
      <>
        {formatShortDateTime(row.createdAt)}
        <small>
          <ClippedText text={row.actorName} />
        </small>
      </>
    ),
  },
  { header: t('audit.kind'), card: 'aside', cell: (row) => <Badge>{auditKindLabels[row.kind]()}</Badge> },
  {
    header: t('audit.what'),
    card: 'title',
    cell: (row) => (
      <b>
        <ClippedText text={subjectText(row)} />
      </b>
    ),
  },
  { header: t('audit.change'), card: 'line', cell: (row) => <Change row={row} nameOf={nameOf} /> },
  {
    header: t('audit.details'),
    card: 'action',
    isHeaderHidden: true,
    align: 'end',
    cell: (row) => (
      <Button
        variant="ghost"
        size="s"
        className={styles.details}
        aria-label={t('audit.detailsOf', { name: subjectText(row), at: formatShortDateTime(row.createdAt) })}
        onClick={() => onOpen(row)}
      >
        {t('audit.details')}
      </Button>
    ),
  },
];

/** A table on desktops, cards on phones. */
export function AuditTable(props: AuditTableProps) {
  const { rows, isLoading, isFiltered, onOpen } = props;
  return (
    <DataTable
      caption={t('audit.latestFirst')}
      columns={columnsOf(props)}
      rows={rows}
      rowKey={(row) => row.id}
      isLoading={isLoading}
      onOpenRow={onOpen}
      empty={
        <EmptyState
          isCompact
          art="search"
          title={t('audit.none')}
          text={isFiltered ? t('audit.noneFits') : undefined}
        />
      }
      cardsBelowPx={820}
    />
  );
}
