import { useEffect, useEffectEvent } from 'react';
import { indiaDate } from '@basket/domain';
import { Button, Dialog, download, InlineAlert } from '@basket/ui';
import { LoadFailed, serverNow, toast } from '@basket/web';
import { t } from '../texts';
import { csvOf } from './csv';
import { useExportRows, type Dated, type ExportSource } from './use-export-rows';

export interface ExportDialogProps<T extends Dated> {
  readonly source: ExportSource<T>;
  readonly headers: readonly string[];
  /** In the file's name: 'orders'. */
  readonly what: string;
  /** A row, as the texts call it. */
  readonly one: 'order' | 'change';
  /** '1,284'; undefined where they were not counted. */
  readonly total?: string | undefined;
  readonly onClose: () => void;
}

/** Saves a list as a file for spreadsheets. Mounted anew for each export. */
export function ExportDialog<T extends Dated>({
  source,
  headers,
  what,
  one,
  total,
  onClose,
}: ExportDialogProps<T>) {
  const { live, rows, examined, isComplete, isCut } = useExportRows(source);
  const save = useEffectEvent(() => {
    download(
      `${what.replace(' ', '-')}-${indiaDate(serverNow())}.csv`,
      csvOf([headers, ...rows]),
      'text/csv',
    );
    toast.success(t('export.exported', { one, n: rows.length }));
    if (!isCut) onClose();
  });
  useEffect(() => {
    if (isComplete) save();
  }, [isComplete]);
  return (
    <Dialog
      isOpen
      size="s"
      title={t('export.title', { one })}
      onClose={onClose}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {t(isComplete ? 'export.done' : 'export.cancel')}
        </Button>
      }
    >
      {live.status === 'error' ? (
        <LoadFailed title={t('export.loadFailed', { one })} of={live} />
      ) : (
        <p role="status">
          {total === undefined
            ? t('export.read', { one, n: examined })
            : t('export.readOf', { one, n: examined, total })}
        </p>
      )}
      {isCut && <InlineAlert tone="warning">{t('export.cut', { one, n: source.most })}</InlineAlert>}
    </Dialog>
  );
}
