import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry, Stored } from '@basket/domain';
import { download } from '@basket/ui';
import { MemoryRouter, toast, useLocation, type Live, type LiveQuery } from '@basket/web';
import { auditPerPage } from '../../queries';
import { aProfile } from '../../testing/builders';
import { AuditPage } from './audit-page';

let entries: Stored<AuditEntry>[];
let isFailing: boolean;
const asked: LiveQuery[] = [];

jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  download: jest.fn(),
}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useCatalogue: () => ({
    status: 'ready',
    data: { categoryById: new Map([['dairy', { name: 'Dairy & Eggs' }]]), productById: new Map() },
  }),
  useLiveQuery: (query: LiveQuery): Live<unknown[]> => {
    if (query.collection === 'profiles')
      return { status: 'ready', data: [aProfile({ id: 'admin1', name: 'Meera Nair' })], isFromCache: false };
    asked.push(query);
    if (isFailing)
      return { status: 'error', code: 'unavailable', message: 'No connection', retry: () => undefined };
    const after = Number(query.startAfter?.[0] ?? Infinity);
    const left = entries.filter(({ createdAt }) => createdAt < after);
    return { status: 'ready', data: left.slice(0, query.limit), isFromCache: false };
  },
}));

const at = Date.parse('2026-11-22T18:42:00+05:30');
const anEntry = (facts: Partial<Stored<AuditEntry>> = {}): Stored<AuditEntry> => ({
  id: 'e1',
  kind: 'settings',
  action: 'changed',
  actorId: 'admin1',
  actorName: 'Meera Nair',
  subjectId: 'public',
  subjectName: 'Store settings',
  personId: null,
  changes: [
    { field: 'deliveryChargePaise', from: 50_00, to: 55_00 },
    { field: 'isOpen', from: true, to: false },
  ],
  moreChanges: 0,
  facts: null,
  subjects: 1,
  createdAt: at,
  ...facts,
});

const Address = () => <output aria-label="Address">{useLocation().search}</output>;
const show = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/admin/audit${search}`]}>
      <AuditPage />
      <Address />
    </MemoryRouter>,
  );
const address = () => screen.getByLabelText('Address').textContent;

beforeEach(() => {
  entries = [anEntry()];
  isFailing = false;
  asked.length = 0;
  jest.mocked(download).mockReset();
  jest.spyOn(toast, 'success').mockReturnValue();
});

test('says who changed what, from what to what, in words (rule: audit)', async () => {
  entries = [
    anEntry(),
    anEntry({
      id: 'e2',
      kind: 'product',
      subjectId: 'milk',
      subjectName: 'Milk',
      changes: [{ field: 'categoryId', from: 'dairy', to: null }],
      createdAt: at - 1,
    }),
  ];
  show();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('22 Nov, 6:42 pm');
  expect(first).toHaveTextContent('Meera Nair');
  expect(first).toHaveTextContent('Delivery charge: ₹50.00 → ₹55.00');
  expect(first).toHaveTextContent('and 1 more');
  expect(second).toHaveTextContent('Category: Dairy & Eggs → –');
  await userEvent.click(screen.getByRole('button', { name: /^Details of Store settings/ }));
  const dialog = screen.getByRole('dialog', { name: 'Store settings' });
  expect(within(dialog).getByRole('row', { name: 'Open Yes No' })).toBeVisible();
  expect(within(dialog).getByText('22 Nov 2026, 6:42 pm')).toBeVisible();
});

test('kind, person and days are in the address and narrow what is read (rule: audit)', async () => {
  show('?kind=wallet&by=admin1&from=2026-11-01&to=2026-11-22');
  expect(asked[0]?.where).toEqual([
    ['kind', '==', 'wallet'],
    ['actorId', '==', 'admin1'],
    ['createdAt', '>=', Date.parse('2026-11-01T00:00:00+05:30')],
    ['createdAt', '<', Date.parse('2026-11-23T00:00:00+05:30')],
  ]);
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Roles');
  expect(address()).toBe('?kind=role&by=admin1&from=2026-11-01&to=2026-11-22');
  expect(screen.getByLabelText('Kind')).toHaveFocus();
  await userEvent.clear(screen.getByLabelText('From'));
  await userEvent.selectOptions(screen.getByLabelText('Changed by'), 'Anybody');
  expect(address()).toBe('?kind=role&to=2026-11-22');
});

test('a parameter that makes no sense in the address is left out', () => {
  show('?kind=nothing&by=a/b&from=yesterday');
  expect(asked[0]?.where).toEqual([]);
});

test('the changes of one thing lead to all of them, and back', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Details of Store settings/ }));
  await userEvent.click(screen.getByRole('link', { name: 'All changes of it' }));
  expect(address()).toBe('?about=public');
  expect(asked.at(-1)?.where).toEqual([['subjectId', '==', 'public']]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(address()).toBe('');
});

test('turns pages, and reads one entry more than it shows (rule: bounded-work)', async () => {
  entries = Array.from({ length: auditPerPage + 3 }, (_, index) =>
    anEntry({ id: `e${index}`, createdAt: at - index }),
  );
  show();
  expect(screen.getAllByRole('row')).toHaveLength(1 + auditPerPage);
  expect(asked[0]?.limit).toBe(auditPerPage + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getAllByRole('row')).toHaveLength(1 + 3);
  expect(screen.getByText('26 to 28')).toBeVisible();
});

test('saves the filtered changes as a file, a row for each field, and nothing that a spreadsheet would run (rule: no-formulas)', async () => {
  entries = [anEntry({ kind: 'product', subjectName: '=HYPERLINK("x")' })];
  show('?kind=product');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(download).toHaveBeenCalled());
  const [name, text] = jest.mocked(download).mock.calls[0] ?? [];
  expect(name).toMatch(/^changes-\d{4}-\d\d-\d\d\.csv$/);
  expect((text ?? '').trim().split('\r\n')).toEqual([
    expect.stringContaining('When,Who,Kind,What,Change,Field,Before,After'),
    '"22 Nov 2026, 6:42 pm",Meera Nair,Products,"\'=HYPERLINK(""x"")",Changed,Delivery charge,₹50.00,₹55.00',
    '"22 Nov 2026, 6:42 pm",Meera Nair,Products,"\'=HYPERLINK(""x"")",Changed,Open,Yes,No',
  ]);
  expect(asked.at(-1)?.where).toEqual([['kind', '==', 'product']]);
});

test('reports a failure (rule: failures-told)', () => {
  isFailing = true;
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load changes');
});
