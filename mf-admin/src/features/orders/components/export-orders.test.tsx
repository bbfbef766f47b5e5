import { useEffect, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anyOrder, readOrderSearch, type Order, type Stored } from '@basket/domain';
import { download } from '@basket/ui';
import { toast, type Live, type LiveQuery } from '@basket/web';
import { exportBatch, mostExportedOrders } from '../../../queries';
import { anAcceptedOrder, anOrder } from '../../../testing/builders';
import { ExportOrders } from './export-orders';

let stored: Stored<Order>[] = [];
let isFailing = false;
const asked: LiveQuery[] = [];

jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  download: jest.fn(),
}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: function useBatch(query: LiveQuery): Live<unknown[]> {
    asked.push(query);
    const after = Number(query.startAfter?.[0] ?? Infinity);
    const [read, setRead] = useState<number | null>(null);
    useEffect(() => void Promise.resolve().then(() => setRead(after)), [after]);
    if (isFailing)
      return { status: 'error', code: 'unavailable', message: 'No connection', retry: () => undefined };
    if (read !== after) return { status: 'loading' };
    return {
      status: 'ready',
      data: stored.filter(({ createdAt }) => createdAt < after).slice(0, query.limit),
      isFromCache: false,
    };
  },
}));

const orders = (count: number): Stored<Order>[] =>
  Array.from({ length: count }, (_, index) => anOrder({ id: `o${index}`, createdAt: 1_000_000 - index }));
const onClose = jest.fn();
function show(search = '', total?: string) {
  const shown = { status: 'pending' as const, filter: { ...anyOrder, paymentMethod: 'cod' as const } };
  return render(
    <ExportOrders shown={{ ...shown, search: readOrderSearch(search) }} total={total} onClose={onClose} />,
  );
}
const saved = (): string[] => {
  const [, text] = jest.mocked(download).mock.calls.at(-1) ?? [];
  return (text ?? '').trim().split('\r\n');
};

beforeEach(() => {
  stored = [];
  isFailing = false;
  asked.length = 0;
  onClose.mockReset();
  jest.mocked(download).mockReset();
  jest.spyOn(toast, 'success').mockReturnValue();
});

test('saves the filtered orders, with rupees and times that people read, and nothing that a spreadsheet would run (rule: no-formulas)', async () => {
  stored = [
    anAcceptedOrder({ customerName: '=HYPERLINK("x")', createdAt: Date.parse('2026-11-22T18:42:00+05:30') }),
  ];
  show();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked[0]?.where).toEqual([
    ['status', '==', 'pending'],
    ['paymentMethod', '==', 'cod'],
  ]);
  const [headers, row] = saved();
  expect(headers).toContain('Order,Placed,Status,Delivered,Customer,Phone');
  expect(row).toContain('BE2611204821,"22 Nov 2026, 6:42 pm",Out for delivery,,"\'=HYPERLINK(""x"")"');
  expect(row).toContain(',250.00,50.00,0.00,300.00,Cash on delivery,Pending,0.00,0.00,,Imran Khan');
  expect(toast.success).toHaveBeenCalledWith('1 order exported successfully!');
});

test('reads in batches until the last one, and a search leaves out what it does not find', async () => {
  stored = orders(exportBatch * 2 + 7).map((order, index) => ({
    ...order,
    customerName: index % 2 === 0 ? 'Ananya Sharma' : 'Ravi Sharma',
  }));
  show('Ananya Sharma');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(new Set(asked.map(({ startAfter }) => startAfter?.[0])).size).toBe(3);
  expect(saved()).toHaveLength(1 + exportBatch + 4);
});

test('exports 10,000 orders; of more it takes the latest and says so (rule: orders-exported)', async () => {
  stored = orders(mostExportedOrders + 1);
  show('', '5,000+');
  expect(await screen.findByText(/^The file has the latest 10,000 orders/)).toBeVisible();
  expect(screen.getByText('10,000 of 5,000+ orders read')).toBeVisible();
  expect(saved()).toHaveLength(1 + mostExportedOrders);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});

test('saves nothing when orders cannot be read', () => {
  isFailing = true;
  show();
  expect(screen.getByText('Failed to load orders')).toBeVisible();
  expect(download).not.toHaveBeenCalled();
});
