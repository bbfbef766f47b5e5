import { useState } from 'react';
import type { AuditEntry, Stored } from '@basket/domain';
import { bold, Button, IconDownload, Page, PageHeader, Pager, Panel, usePages } from '@basket/ui';
import { LoadFailed, useCatalogue, useLiveQuery, usePageTitle, useSearchParams } from '@basket/web';
import { ExportDialog } from '../../export/export-dialog';
import { auditPage, auditPerPage, auditToExport, type AuditFilter } from '../../queries';
import { rich, t } from '../../texts';
import { readAuditFilter, writeAuditFilter } from './audit-address';
import { auditCsvHeaders, auditCsvRows } from './audit-csv';
import { subjectText } from './audit-texts';
import { AuditDetail } from './components/audit-detail';
import { AuditFilters } from './components/audit-filters';
import { AuditTable } from './components/audit-table';
import styles from './audit.module.css';

const mostExportedEntries = 5000;

/** Names of categories and products, from the file that shoppers have: it costs no document. */
function useNameOf(): (id: string) => string {
  const catalogue = useCatalogue();
  const known = catalogue.status === 'ready' ? catalogue.data : null;
  return (id) =>
    known?.categoryById.get(id)?.name ?? known?.productById.get(id)?.name ?? t('audit.notInShop');
}

/** /admin/audit: who changed what, latest first, live (rule: audit). The filter is in the address. */
export function AuditPage() {
  usePageTitle(t('audit.title'));
  const [params, setParams] = useSearchParams();
  const [isExporting, setIsExporting] = useState(false);
  const nameOf = useNameOf();
  const filter = readAuditFilter(params);
  const filterBy = (next: AuditFilter) => setParams(writeAuditFilter(next), { replace: true });
  return (
    <Page rhythm="panels">
      <PageHeader
        title={t('audit.title')}
        actions={
          <Button variant="quiet" size="s" leading={<IconDownload />} onClick={() => setIsExporting(true)}>
            {t('audit.export')}
          </Button>
        }
      />
      {isExporting && (
        <ExportDialog
          what="changes"
          one="change"
          headers={auditCsvHeaders()}
          source={{
            query: (after) => auditToExport(filter, after),
            rowsOf: (entries) => entries.flatMap((entry) => auditCsvRows(entry, nameOf)),
            most: mostExportedEntries,
          }}
          onClose={() => setIsExporting(false)}
        />
      )}
      <Panel padding="none" label={t('audit.changes')}>
        <AuditFilters filter={filter} onFilter={filterBy} />
        <Entries key={params.toString()} filter={filter} onFilter={filterBy} nameOf={nameOf} />
      </Panel>
    </Page>
  );
}

interface EntriesProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
  readonly nameOf: (id: string) => string;
}

/** The pages of one filter. */
function Entries({ filter, onFilter, nameOf }: EntriesProps) {
  const pages = usePages<Stored<AuditEntry>>(auditPerPage);
  const entries = useLiveQuery(auditPage(filter, pages.after));
  const [open, setOpen] = useState<Stored<AuditEntry> | null>(null);
  if (entries.status === 'error') return <LoadFailed title={t('audit.loadFailed')} of={entries} />;
  const { rows, pager } = pages.of(entries.status === 'ready' ? entries.data : []);
  return (
    <>
      {filter.subjectId !== null && (
        <p className={styles.about}>
          {rich('audit.onlyOf', { name: rows[0] ? subjectText(rows[0]) : t('audit.oneThing'), b: bold })}
          <Button variant="ghost" size="s" onClick={() => onFilter({ ...filter, subjectId: null })}>
            {t('audit.showAll')}
          </Button>
        </p>
      )}
      <AuditTable
        rows={rows}
        isLoading={entries.status === 'loading'}
        isFiltered={Object.values(filter).some((fact) => fact !== null)}
        nameOf={nameOf}
        onOpen={setOpen}
      />
      {pager && <Pager {...pager} />}
      {open && <AuditDetail entry={open} nameOf={nameOf} onClose={() => setOpen(null)} />}
    </>
  );
}
