import { isFoundBy } from '@basket/domain';
import { ExportDialog, type ExportDialogProps } from '../../../export/export-dialog';
import { mostExportedOrders, ordersToExport, type OrdersShown } from '../../../queries';
import { csvHeaders, csvRow } from '../orders-csv';

export interface ExportOrdersProps extends Pick<ExportDialogProps<never>, 'total' | 'onClose'> {
  readonly shown: Omit<OrdersShown, 'after'>;
}

/** Saves the orders of the list as a file (rule: orders-exported). Mounted anew for each export. */
export function ExportOrders({ shown, total, onClose }: ExportOrdersProps) {
  const { search } = shown;
  return (
    <ExportDialog
      what="orders"
      one="order"
      headers={csvHeaders()}
      source={{
        query: (after) => ordersToExport({ ...shown, after }),
        rowsOf: (orders) =>
          (search ? orders.filter((order) => isFoundBy(order, search)) : orders).map(csvRow),
        most: mostExportedOrders,
      }}
      total={total}
      onClose={onClose}
    />
  );
}
