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
import { CardLine, RowCard } from '../../../components/row-card';
import { summaryOf } from '../audit-summary';
import { auditKindLabels } from '../audit-texts';
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
      {more > 0 && <small>and {more} more</small>}
    </span>
  );
}

const Details = ({ row, onOpen }: { row: Row } & Pick<AuditTableProps, 'onOpen'>) => (
  <Button
    variant="ghost"
    size="s"
    className={styles.details}
    aria-label={`Details of ${row.subjectName}, ${formatShortDateTime(row.createdAt)}`}
    onClick={() => onOpen(row)}
  >
    Details
  </Button>
);

const columnsOf = ({ nameOf, onOpen }: AuditTableProps): readonly DataTableColumn<Row>[] => [
  {
    header: 'When',
    cell: (row) => (
      <>
        {formatShortDateTime(row.createdAt)}
        <small>
          <ClippedText text={row.actorName} />
        </small>
      </>
    ),
  },
  { header: 'Kind', cell: (row) => <Badge>{auditKindLabels[row.kind]}</Badge> },
  {
    header: 'What',
    cell: (row) => (
      <b>
        <ClippedText text={row.subjectName} />
      </b>
    ),
  },
  { header: 'Change', cell: (row) => <Change row={row} nameOf={nameOf} /> },
  {
    header: 'Details',
    isHeaderHidden: true,
    align: 'end',
    cell: (row) => <Details row={row} onOpen={onOpen} />,
  },
];

/** A table on desktops, cards on phones. */
export function AuditTable(props: AuditTableProps) {
  const { rows, isLoading, isFiltered, nameOf, onOpen } = props;
  return (
    <DataTable
      caption="Changes, latest first"
      columns={columnsOf(props)}
      rows={rows}
      rowKey={(row) => row.id}
      isLoading={isLoading}
      onOpenRow={onOpen}
      empty={
        <EmptyState
          isCompact
          art="search"
          title="No changes found"
          text={isFiltered ? 'No change fits the filter. Take a part of it away to see more.' : undefined}
        />
      }
      cardsBelowPx={820}
      renderCard={(row) => (
        <RowCard label={`${row.subjectName}, ${formatShortDateTime(row.createdAt)}`}>
          <CardLine>
            <b>{row.subjectName}</b>
            <Badge>{auditKindLabels[row.kind]}</Badge>
          </CardLine>
          <Change row={row} nameOf={nameOf} />
          <CardLine>
            <small>
              {formatShortDateTime(row.createdAt)} · {row.actorName}
            </small>
            <Details row={row} onOpen={onOpen} />
          </CardLine>
        </RowCard>
      )}
    />
  );
}
