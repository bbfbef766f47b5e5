import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText, type Product, type SharedWord, type Stored } from '@basket/domain';
import { aProduct } from '@basket/domain/testing';
import { CallRefusedError, MemoryRouter, toast, useLocation, type Live, type LiveQuery } from '@basket/web';
import type { OtherLanguage } from '../../forms/other-texts';
import { WordsPage } from './words-page';

const run = jest.fn<Promise<object>, [object]>();
const retry = jest.fn();
/** The state of the products in place of 'ready'. */
let reading: Partial<Live<unknown>>;
let products: Stored<Product>[];
let documents: Readonly<Record<string, Live<unknown>>>;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: ({ startAfter, limit }: LiveQuery) => {
    const from = products.findIndex(({ id }) => id === startAfter?.[0]) + 1;
    return { status: 'ready', data: products.slice(from, from + limit), isFromCache: false, ...reading };
  },
  useLiveDocument: (_schema: unknown, path: string) => documents[path] ?? { status: 'missing' },
  useOperation: () => ({ run, isBusy: false }),
}));

const hindi = { code: 'hi', tag: 'hi-IN', name: 'हिन्दी' } as OtherLanguage;
let mockLanguages: readonly OtherLanguage[];
jest.mock('../../forms/other-texts', () => ({
  get otherLanguages() {
    return mockLanguages;
  },
}));

const failure = { status: 'error', code: 'unavailable', message: 'No connection.', retry } as const;
const stored = (words: SharedWord[]): Live<unknown> => ({
  ...{ status: 'ready', isFromCache: false },
  data: { id: 'hi', words, updatedAt: 1 },
});
const hear = (texts: Readonly<Record<string, string>>): void => {
  const words = Object.entries(texts).map(([word, text]) => ({ word, text }));
  documents = { 'sharedWords/hi': stored(words) };
};
const from = (country: string): Partial<Product> => ({
  unit: '',
  specifications: [{ name: 'Origin', value: country }],
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
const page = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <a href="/admin/products">Products</a>
    <WordsPage />
    <Address />
  </MemoryRouter>
);
function show(search = '') {
  const shown = page(`/admin/products/words${search}`);
  const { rerender } = render(shown);
  return { update: () => rerender(page(`/admin/products/words${search}`)) };
}

const field = (word: string) => screen.getByRole('textbox', { name: `Text for “${word}”` });
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const type = async (word: string, text: string) => {
  await userEvent.clear(field(word));
  await userEvent.type(field(word), text);
};
const notice = () => screen.queryByRole('status', { name: 'Changed meanwhile' });
const address = () => screen.getByTestId('address').textContent;
const refused = () => new CallRefusedError('changed_meanwhile', {}, refusalText('changed_meanwhile'));

beforeEach(() => {
  jest.clearAllMocks();
  run.mockReset().mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
  reading = {};
  mockLanguages = [hindi];
  products = [
    { id: 'a', ...aProduct({ ...from('India'), badge: 'Bestseller' }) },
    { id: 'b', ...aProduct({ ...from('India'), badge: 'India' }) },
    { id: 'c', ...aProduct(from('Nepal')) },
  ];
  hear({ India: 'भारत', Saffron: 'केसर' });
});

test('each word is a row with its text, and says where it is used and by how many products (rule: shared-words)', () => {
  show();
  expect(items()).toEqual([
    'OriginSpecification · 3 productsText for “Origin”',
    'IndiaBadge, Specification · 2 productsText for “India”',
    'BestsellerBadge · 1 productText for “Bestseller”',
    'NepalSpecification · 1 productText for “Nepal”',
    'SaffronOn no product any moreTake awayText for “Saffron”',
  ]);
  expect(field('India')).toHaveValue('भारत');
  expect(field('India')).toHaveAttribute('lang', 'hi-IN');
  expect(field('India')).toHaveAttribute('maxlength', '200');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('words without a text are a filter with their number, and a search finds words and texts (rule: filters-in-address)', async () => {
  show();
  await choose('Without हिन्दी (3)');
  expect(items()).toHaveLength(3);
  expect(address()).toBe('/admin/products/words?show=without');
  await choose('All (5)');
  await userEvent.type(screen.getByRole('searchbox'), 'भार');
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(field('India')).toBeVisible();
  expect(address()).toBe(`/admin/products/words?${new URLSearchParams({ search: 'भार' })}`);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'xylophone');
  expect(await screen.findByText('No words found')).toBeVisible();
});

test('a filter that leaves nothing says that every word has its text', () => {
  products = [];
  show('?show=without');
  expect(screen.getByText('Every word has a text in हिन्दी')).toBeVisible();
});

test('only the changes are sent, and are known before the document shows them', async () => {
  const { update } = show();
  await type('Nepal', ' नेपाल ');
  await type('India', 'इंडिया');
  await type('Bestseller', 'x');
  await userEvent.clear(field('Bestseller'));
  expect(screen.getByText('2 unsaved changes').parentElement).toHaveTextContent(
    '2 unsaved changes: India, Nepal',
  );
  await press('Save 2 changes');
  expect(run.mock.calls).toEqual([
    [
      {
        language: 'hi',
        changes: [
          { word: 'India', before: 'भारत', text: 'इंडिया' },
          { word: 'Nepal', before: null, text: 'नेपाल' },
        ],
      },
    ],
  ]);
  expect(toast.success).toHaveBeenCalledWith('2 words saved successfully!');
  expect(field('India')).toHaveValue('इंडिया');
  expect(field('Nepal')).toHaveValue('नेपाल');
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  // The bar is gone; the keyboard goes on from the list.
  await waitFor(() => expect(screen.getByText('5 of 5')).toHaveFocus());
  hear({ India: 'हिंदुस्तान', Nepal: 'नेपाल', Saffron: 'केसर' });
  update();
  expect(field('India')).toHaveValue('हिंदुस्तान');
  expect(notice()).toBeNull();
});

test('a text that no product needs any more is taken away', async () => {
  const { update } = show();
  await press('Take away the text for “Saffron”');
  await press('Save 1 change');
  expect(run).toHaveBeenCalledWith({
    language: 'hi',
    changes: [{ word: 'Saffron', before: 'केसर', text: null }],
  });
  expect(items()).toHaveLength(4);
  hear({ India: 'भारत' });
  update();
  expect(items()).toHaveLength(4);
});

test.each([
  { desc: 'a refusal', error: refused(), says: refusalText('changed_meanwhile') },
  { desc: 'a lost answer', error: new Error('no answer'), says: '' },
])('$desc is told, and what was typed stays (rule: failures-told)', async ({ error, says }) => {
  run.mockRejectedValue(error);
  show();
  await type('Nepal', 'नेपाल');
  await press('Save 1 change');
  expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('Failed to save words'));
  expect(toast.error).toHaveBeenCalledWith(expect.stringContaining(says));
  expect(field('Nepal')).toHaveValue('नेपाल');
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeEnabled();
});

test('a text that somebody else saved stands beside what was typed, and one of them is chosen (rule: edit-conflict)', async () => {
  const { update } = show();
  await type('India', 'इंडिया');
  await type('Nepal', 'नेपाल');
  hear({ India: 'हिंदुस्तान', Bestseller: 'पसंदीदा' });
  update();
  expect(notice()).toHaveTextContent('India: हिंदुस्तान was भारतYou have: इंडिया');
  expect(field('India')).toHaveValue('इंडिया');
  expect(field('Bestseller')).toHaveValue('पसंदीदा');
  expect(notice()).not.toHaveTextContent('Bestseller');
  await press('Save 2 changes');
  expect(run).not.toHaveBeenCalled();
  expect(field('India')).toHaveAccessibleDescription(/choose which one stays/);
  await press('Keep mine: India');
  await press('Save 2 changes');
  expect(run.mock.calls[0]?.[0]).toMatchObject({
    changes: [
      { word: 'India', before: 'हिंदुस्तान', text: 'इंडिया' },
      { word: 'Nepal', before: null },
    ],
  });
});

test('a text that followed somebody else’s change is the one from before when it is typed over', async () => {
  const { update } = show();
  await type('Nepal', 'नेपाल');
  hear({ India: 'हिंदुस्तान' });
  update();
  await type('India', 'इंडिया');
  expect(notice()).toBeNull();
  await press('Save 2 changes');
  expect(run.mock.calls[0]?.[0]).toMatchObject({ changes: [{ word: 'India', before: 'हिंदुस्तान' }, {}] });
});

describe('leaving with unsaved changes', () => {
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Products' }));

  test('is asked about', async () => {
    show();
    await type('Nepal', 'नेपाल');
    await leave();
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Keep editing');
    expect(field('Nepal')).toHaveValue('नेपाल');
    await leave();
    await press('Leave');
    expect(address()).toBe('/admin/products');
  });

  test('is not asked about once they are discarded', async () => {
    show();
    await type('Nepal', 'नेपाल');
    await userEvent.clear(field('India'));
    await press('Discard');
    expect(field('Nepal')).toHaveValue('');
    expect(field('India')).toHaveValue('भारत');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });
});

test('Enter leads from field to field, and behind the last one to Save', async () => {
  products = products.slice(2);
  hear({});
  show();
  act(() => field('Nepal').focus());
  await userEvent.keyboard('नेपाल{Enter}');
  expect(field('Origin')).toHaveFocus();
  await userEvent.keyboard('मूल{Enter}');
  expect(run).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Save 2 changes' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledTimes(1);
});

test('fifty rows are shown at first, of all products batch after batch, and what was typed below them stays', async () => {
  products = Array.from({ length: 560 }, (_, n) => ({
    id: `p${n}`,
    ...aProduct({ unit: '', badge: `Badge ${String(n).padStart(3, '0')}` }),
  }));
  show();
  expect(items()).toHaveLength(50);
  expect(screen.getByText('50 of 562')).toBeVisible();
  await press('Load more');
  expect(items()).toHaveLength(100);
  await type('Badge 099', 'x');
  await userEvent.type(screen.getByRole('searchbox'), 'saffron');
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeVisible();
});

test.each<{ desc: string; wait: () => void }>([
  { desc: 'products', wait: () => void (reading = { isFromCache: true } as Partial<Live<unknown>>) },
  { desc: 'texts', wait: () => void (documents = { 'sharedWords/hi': { status: 'loading' } }) },
])('$desc are waited for', ({ wait }) => {
  wait();
  const { update } = show();
  expect(screen.getByText('Loading words')).toBeInTheDocument();
  reading = {};
  hear({});
  update();
  expect(items()).toHaveLength(4);
});

test('a shop without a word says so', () => {
  products = [];
  documents = {};
  show();
  expect(screen.getByText('No words yet')).toBeVisible();
});

test.each<{ desc: string; fail: () => void }>([
  { desc: 'products', fail: () => void (reading = failure) },
  { desc: 'texts', fail: () => void (documents = { 'sharedWords/hi': failure }) },
])(
  '$desc that do not come are told; what was typed stays beside it (rule: failures-told)',
  async ({ fail }) => {
    const { update } = show();
    await type('Nepal', 'नेपाल');
    fail();
    update();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load words');
    expect(field('Nepal')).toHaveValue('नेपाल');
    await press('Try again');
    expect(retry).toHaveBeenCalledTimes(1);
  },
);

describe('with several languages', () => {
  beforeEach(() => {
    mockLanguages = [hindi, { code: 'ta', tag: 'ta-IN', name: 'தமிழ்' } as unknown as OtherLanguage];
    documents = { ...documents, 'sharedWords/ta': stored([{ word: 'India', text: 'இந்தியா' }]) };
  });
  const chooseTamil = () => userEvent.click(screen.getByRole('link', { name: 'தமிழ்' }));

  test('one is chosen, and has its own texts', async () => {
    show('?show=without');
    await chooseTamil();
    expect(address()).toBe('/admin/products/words?show=without&language=ta');
    await choose('All (4)');
    expect(field('India')).toHaveValue('இந்தியா');
    await type('India', 'x');
    await press('Save 1 change');
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ language: 'ta' }));
  });

  test('unsaved texts of one are asked about before the other', async () => {
    show();
    await type('India', 'इंडिया');
    await chooseTamil();
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Leave');
    expect(field('India')).toHaveValue('இந்தியா');
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});

test('a shop that speaks English only has no such page', () => {
  mockLanguages = [];
  show();
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
