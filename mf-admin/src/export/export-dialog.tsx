import { useEffect, useEffectEvent } from 'react';
import { indiaDate } from '@basket/domain';
import { Button, Dialog, download, formatCount, formatNumber, InlineAlert } from '@basket/ui';
import { LoadFailed, serverNow, toast } from '@basket/web';
import { csvOf } from './csv';
import { useExportRows, type Dated, type ExportSource } from './use-export-rows';

export interface ExportDialogProps<T extends Dated> {
  readonly source: ExportSource<T>;
  readonly headers: readonly string[];
  /** 'orders'; also the file's name. */
  readonly what: string;
  /** 'order'. */
  readonly one: string;
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
  const count = (value: number): string => formatCount(value, one, what);
  const save = useEffectEvent(() => {
    download(
      `${what.replace(' ', '-')}-${indiaDate(serverNow())}.csv`,
      csvOf([headers, ...rows]),
      'text/csv',
    );
    toast.success(`${count(rows.length)} exported successfully!`);
    if (!isCut) onClose();
  });
  useEffect(() => {
    if (isComplete) save();
  }, [isComplete]);
  return (
    <Dialog
      isOpen
      size="s"
      title={`Export ${what}`}
      onClose={onClose}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {isComplete ? 'Done' : 'Cancel'}
        </Button>
      }
    >
      {live.status === 'error' ? (
        <LoadFailed title={`Failed to load ${what}`} of={live} />
      ) : (
        <p role="status">
          {total === undefined
            ? `${count(examined)} read`
            : `${formatNumber(examined)} of ${total} ${what} read`}
        </p>
      )}
      {isCut && (
        <InlineAlert tone="warning">
          The file has the latest {count(source.most)}. Filter by days to export older ones.
        </InlineAlert>
      )}
    </Dialog>
  );
}
