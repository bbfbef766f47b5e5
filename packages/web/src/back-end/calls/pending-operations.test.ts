import { idKeptForMs } from './operation-ids';
import { openOperation } from './pending-operations';

const input = { lines: [{ productId: 'milk', optionIds: [], quantity: 1 }] };
const open = (changes: { owner?: string; operation?: string; input?: unknown; now?: number } = {}) =>
  openOperation(
    changes.owner ?? 'ananya',
    changes.operation ?? 'orders.place',
    changes.input ?? input,
    changes.now ?? Date.now(),
  );

afterEach(() => open().settle());

test('a repeated operation keeps its id until it is answered (rule: one-order-per-wish)', () => {
  const first = open();
  expect(open().id).toBe(first.id);
  first.settle();
  expect(open().id).not.toBe(first.id);
});

test('the id survives a reload, and the input is not stored', () => {
  const { id } = open();
  const written = sessionStorage.getItem('basket-express.pending-operations') ?? '';
  expect(written).toContain(id);
  expect(written).not.toContain('milk');
});

test.each([
  { desc: 'person', changes: { owner: 'imran' } },
  { desc: 'operation', changes: { operation: 'orders.quote' } },
  { desc: 'input', changes: { input: { lines: [] } } },
])('another $desc is another operation', ({ changes }) => {
  const first = open();
  const other = open(changes);
  expect(other.id).not.toBe(first.id);
  other.settle();
  expect(open().id).toBe(first.id);
});

test('after a while the same input is a new operation', () => {
  const now = Date.now();
  const first = open({ now });
  expect(open({ now: now + idKeptForMs - 1 }).id).toBe(first.id);
  expect(open({ now: now + idKeptForMs }).id).not.toBe(first.id);
});

test('ids fit the envelope', () => {
  expect(open().id).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
});
