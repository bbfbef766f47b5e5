import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportResult, RequestOf, importProducts } from '@basket/domain';
import { aCategory } from '@basket/domain/testing';
import { download } from '@basket/ui';
import { CallFailedError } from '@basket/web';
import { exportMark } from '../import/export-mark';
import { ImportProducts } from './import-products';

type Request = RequestOf<typeof importProducts>;
const run = jest.fn<Promise<{ results: ImportResult[] }>, [Request]>();
jest.mock('@basket/ui', () => ({
  ...jest.requireActual<object>('@basket/ui'),
  download: jest.fn(),
}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
}));

const categories = [{ id: 'veg', ...aCategory({ name: 'Vegetables' }) }];
const products = [{ id: 'tea', name: 'Assam Tea' }];
const onClose = jest.fn();
const same: Omit<ImportResult, 'productId'> = { outcome: 'same', changes: [], refusal: null, inShop: null };
const inShop = { unit: '1 kg', pricePaise: 24_00, stockQuantity: 18 };
const resultsOf = (request: Request, of: (name: string) => Partial<ImportResult>) => ({
  results: request.rows.map(({ productId, fields }): ImportResult => ({
    ...same,
    productId,
    ...of(fields.name ?? ''),
  })),
});
/** As the server answers to a row whose name begins so. */
const answer = async (request: Request) =>
  resultsOf(request, (name) => {
    if (name.startsWith('New')) return { outcome: 'new' };
    if (name.startsWith('Cheap'))
      return {
        outcome: 'changed',
        changes: [{ field: 'pricePaise', before: 24_00 }],
        inShop: { ...inShop, name },
      };
    if (name.startsWith('Counted'))
      return {
        outcome: 'changed',
        changes: [{ field: 'stockQuantity', before: 18 }],
        inShop: { ...inShop, name },
      };
    if (name.startsWith('Edited'))
      return { outcome: 'refused', refusal: { code: 'changed_meanwhile', facts: {} } };
    return {};
  });

const fileOf = (lines: readonly string[], headers: string): File => {
  const text = [headers, ...lines].join('\r\n');
  // jsdom's files have no `text`
  return Object.assign(new File([text], 'stock.csv', { type: 'text/csv' }), { text: async () => text });
};
const mark = exportMark({ exportedAt: 2, updatedAt: 1, stockQuantity: 20 });

async function choose(lines: readonly string[], headers = 'ID,Name,Price,Stock,Exported') {
  render(<ImportProducts {...{ categories, products, onClose }} />);
  await userEvent.upload(screen.getByLabelText(/CSV file/), fileOf(lines, headers));
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  run.mockReset().mockImplementation(answer);
});

test('a check and a preview come first; then the rest is imported, with a report (rule: products-imported)', async () => {
  await choose([
    'a,New tea,80,,',
    'b,Cheap rice,26,,',
    'c,Salt,20,,',
    'd,Edited oil,20,,',
    'e,Sugar,free,,',
    `f,Counted dal,24,25,${mark}`,
  ]);
  expect(await screen.findByText('1 new, 2 to change, 1 unchanged, 2 left out')).toBeVisible();
  expect(run.mock.calls.map(([{ isCheck, rows }]) => [isCheck, rows.length])).toEqual([[true, 5]]);
  const left = within(screen.getByRole('region', { name: 'Left out' })).getAllByRole('listitem');
  expect(left.map((line) => line.textContent)).toEqual([
    'Row 5 · Edited oilSomebody has changed this product after the export. Export again, and change that file.',
    'Row 6, Price · Sugar“free” is not an amount from 0.01 to 10,00,000 rupees, such as 24.50',
  ]);
  const preview = within(screen.getByRole('table', { name: 'New and changed products' })).getAllByRole('row');
  expect(preview.map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
    ['Product', 'Unit', 'Price', 'Stock'],
    ['New tea New', '1 pc', '₹80.00', '0'],
    ['Cheap rice', '1 kg', '₹24.00 → ₹26.00', '18'],
    ['Counted dal', '1 kg', '₹24.00', '18 → 23'],
  ]);
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  expect(reason).toHaveValue('Import of stock.csv');
  await userEvent.clear(reason);
  expect(screen.getByRole('button', { name: 'Import 3 rows' })).toBeDisabled();
  await userEvent.type(reason, 'Counted on Monday');
  await press('Import 3 rows');
  expect(await screen.findByText('1 added, 2 changed, 1 unchanged, 2 left out')).toBeVisible();
  expect(run.mock.lastCall?.[0]).toMatchObject({ isCheck: false, reason: 'Counted on Monday' });
  expect(run.mock.lastCall?.[0].rows.map(({ productId }) => productId)).toEqual(['a', 'b', 'f']);
  await press('Download report');
  expect(jest.mocked(download).mock.calls[0]?.slice(0, 2)).toEqual([
    'report-stock.csv',
    [
      '\ufeffRow,ID,Name,Result,Column,Why',
      '2,a,New tea,Added,,',
      '3,b,Cheap rice,Changed,,',
      '4,c,Salt,Unchanged,,',
      '5,,Edited oil,Left out,,"Somebody has changed this product after the export. Export again, and change that file."',
      '6,,Sugar,Left out,Price,"“free” is not an amount from 0.01 to 10,00,000 rupees, such as 24.50"',
      '7,f,Counted dal,Changed,,',
      '',
    ].join('\r\n'),
  ]);
  await userEvent.click(screen.getByText('Close', { selector: 'footer *' }));
  expect(onClose).toHaveBeenCalled();
});

const facts = { productId: 'potato', name: 'Potato, Agra', ...inShop };
/** As the server answers to a row that it asks about. */
const asked: ImportResult = {
  ...same,
  productId: null,
  outcome: 'refused',
  refusal: { code: 'likely_double', facts },
};

test('a row that is much like a product is left out, changes that one or is added, as somebody answers (rule: products-imported)', async () => {
  run.mockImplementation(async ({ rows }) => ({
    results: rows.map(({ fields, likeId }): ImportResult => {
      if (fields.name !== 'Agra potatoes') return { ...same, productId: 'b', outcome: 'changed' };
      if (likeId !== undefined)
        return { ...same, productId: 'c', outcome: likeId === null ? 'new' : 'changed' };
      return asked;
    }),
  }));
  await choose([',Agra potatoes,39,,', 'b,Rice,26,,']);
  expect(await screen.findByText('1 to change, 1 left out')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Left out' })).toBeNull();
  const name = 'Row 2, Agra potatoes, ₹39.00: much like Potato, Agra · 1 kg, ₹24.00';
  const question = within(screen.getByRole('radiogroup', { name }));
  expect(question.getByRole('radio', { name: 'Leave out' })).toBeChecked();
  await userEvent.click(question.getByRole('radio', { name: 'Change that one' }));
  expect(screen.getByText('2 to change')).toBeVisible();
  const [, first] = within(screen.getByRole('table', { name: 'New and changed products' })).getAllByRole(
    'row',
  );
  expect(first).toHaveTextContent('Potato, Agra1 kg₹24.00 → ₹39.0018');
  await userEvent.click(question.getByRole('radio', { name: 'Add as new' }));
  expect(screen.getByText('1 new, 1 to change')).toBeVisible();
  await press('Import 2 rows');
  expect(await screen.findByText('1 added, 1 changed')).toBeVisible();
  expect(run.mock.lastCall?.[0].rows.map(({ likeId }) => likeId)).toEqual([null, undefined]);
});

test('a second row that is answered to be the same product is left out (rule: products-imported)', async () => {
  run.mockImplementation(async ({ rows }) => ({ results: rows.map(() => asked) }));
  await choose([',Agra potatoes,39,,', ',Potatoes Agra,38,,']);
  for (const radio of await screen.findAllByRole('radio', { name: 'Change that one' }))
    await userEvent.click(radio);
  expect(screen.getByText('1 to change, 1 left out')).toBeVisible();
  const left = within(screen.getByRole('region', { name: 'Left out' })).getByRole('listitem');
  expect(left).toHaveTextContent('Row 3 · Potatoes AgraAnother row of this file is the same product.');
  expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
});

test('a list shows the entries that change, and a row may name what the file makes itself (rule: products-imported)', async () => {
  const half = { optionId: 'half', group: 'Size', value: '500 g', adjustmentPaise: 0 };
  const listsBefore = {
    options: [half, { ...half, optionId: 'full', value: '1 kg', adjustmentPaise: 40_00 }],
    ...{ specifications: [], images: [], relatedProductIds: ['tea'] },
  };
  const changes = ['options', 'relatedProductIds'].map((field) => ({ field, before: null }));
  run.mockImplementation(async ({ rows }) => ({
    results: rows.map(({ productId }): ImportResult => {
      if (productId !== 'okra') return { ...same, productId };
      return {
        ...{ ...same, productId, changes, listsBefore },
        outcome: 'changed',
        inShop: { ...inShop, name: 'Okra' },
      };
    }),
  }));
  await choose(
    ['okra,Size: 500 g | Size: 1 kg (+45.50),"assam tea, rice"', 'rice,,', 'oil,,Fresh okra'],
    'ID,Options,Related products',
  );
  expect(await screen.findByText('1 to change, 1 unchanged, 1 left out')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'New and changed products' }));
  const lines = table.getAllByRole('row')[1];
  expect(lines).toHaveTextContent('Options: …; Size: 1 kg (+40.00) → …; Size: 1 kg (+45.50)');
  expect(lines).toHaveTextContent('Related products: … → …; rice');
  expect(run.mock.calls[0]?.[0]).toMatchObject({ fileIds: ['rice'], rows: [{ productId: 'okra' }, {}] });
});

test('every row can be answered, however many are asked about', async () => {
  run.mockImplementation(async ({ rows }) => ({ results: rows.map(() => asked) }));
  await choose(Array.from({ length: 60 }, (_, n) => `,Agra potatoes ${n},39,,`));
  expect(await screen.findAllByRole('radiogroup')).toHaveLength(50);
  await press('Show 10 more of 60 rows');
  expect(screen.getAllByRole('radiogroup')).toHaveLength(60);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

test('a file whose rows are all so already offers nothing to import', async () => {
  await choose(['c,Salt,20,,', 'd,Oil,20,,']);
  expect(await screen.findByText('2 unchanged')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(run).toHaveBeenCalledTimes(1);
});

test('5,000 rows go in parts with progress; after a failure only what has no answer is sent again', async () => {
  const lines = Array.from({ length: 5_000 }, (_, n) => `p${n},New ${n},20,,`);
  let calls = 0;
  run.mockImplementation(async (request) => {
    calls += 1;
    if (calls === 60) throw new CallFailedError('offline');
    return answer(request);
  });
  await choose(lines);
  await screen.findByText('5,000 new', undefined, { timeout: 20_000 });
  expect(screen.getByText('and 4,950 more')).toBeVisible();
  await press('Import 5,000 rows');
  expect(await screen.findByText(/^Not all rows were imported/)).toBeVisible();
  expect(screen.getByText('900 added')).toBeVisible();
  await press('Import the rest');
  expect(await screen.findByText('5,000 added', undefined, { timeout: 20_000 })).toBeVisible();
  const written = run.mock.calls.filter(([{ isCheck }]) => !isCheck).map(([{ rows }]) => rows[0]?.productId);
  expect(written.slice(8, 11)).toEqual(['p800', 'p900', 'p900']);
  expect(written).toHaveLength(51);
}, 60_000);

test('a check that stopped goes on, and nothing is imported before it is complete', async () => {
  run.mockRejectedValueOnce(new CallFailedError('offline'));
  await choose(['a,New tea,80,,']);
  expect(await screen.findByText(/^Not all rows were checked/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await press('Go on checking');
  expect(await screen.findByText('1 new')).toBeVisible();
});

test('a file that is no table of products is refused in words, and another one can be chosen', async () => {
  render(<ImportProducts categories={categories} onClose={onClose} />);
  const text = 'PK\u0003\0';
  const file = Object.assign(new File([text], 'stock.xlsx'), { text: async () => text });
  await userEvent.upload(screen.getByLabelText(/CSV file/), file, { applyAccept: false });
  expect(await screen.findByText('stock.xlsx is not a CSV file. Save the table as CSV.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/CSV file/)).toBeEnabled());
});
