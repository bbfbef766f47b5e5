import { render } from '@testing-library/react';
import { anOrder } from '../../testing/builders';
import { AdminLayout } from '../../layout/admin-layout';
import { DashboardPage } from './dashboard-page';
import { MemoryRouter, type LiveQuery } from '@basket/web';

const asked = new Map<string, number>();
const documents = new Set<string>();

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  Outlet: () => null,
  call: () => new Promise(() => undefined),
  prepareImageUrls: () => new Promise(() => undefined),
  useLiveDocument: (_schema: unknown, path: string | null) => {
    if (path !== null) documents.add(path);
    return { status: 'loading' };
  },
  useLiveQuery: ({ collection, where = [], orderBy = [], limit }: LiveQuery) => {
    asked.set(JSON.stringify([collection, where, orderBy]), limit);
    // As many as it may find.
    const data = Array.from({ length: limit }, (_, index) => anOrder({ id: `order${index}` }));
    return { status: 'ready', data: collection === 'orders' ? data : [], isFromCache: false };
  },
}));

test('the dashboard follows at most 19 documents, however many orders wait (rule: bounded-work)', () => {
  render(
    <MemoryRouter>
      <AdminLayout />
      <DashboardPage />
    </MemoryRouter>,
  );
  const limits = [...asked.values()];
  expect(limits.length).toBe(6);
  expect(limits.reduce((sum, limit) => sum + limit, 0) + documents.size).toBeLessThanOrEqual(19);
});
