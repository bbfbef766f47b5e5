import { useRef, useState, useSyncExternalStore } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cartLineKey,
  defaultStoreSettings,
  newCartLine,
  type NewCartLine,
  type PublishedProduct,
} from '@basket/domain';
import { aPublishedProduct } from '@basket/domain/testing';
import {
  MemoryRouter,
  noteOrders,
  takeUpCatalogue,
  takeUpPage,
  useLocation,
  type CartLine,
} from '@basket/web';
import { noteSearch } from '@basket/web/recent-searches';
import { ProductSuggestions } from './product-suggestions';

let mockUser: { uid: string } | null;
let mockLines: CartLine[];
let mockTell = (): void => undefined;
const mockSet = (lines: CartLine[]) => {
  mockLines = lines;
  mockTell();
};
const mockToast = jest.fn<void, [string]>();
const mockFollow = (tell: () => void) => {
  mockTell = tell;
  return () => undefined;
};
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  toast: { info: (text: string) => mockToast(text) },
  useSession: (select: (state: object) => unknown) => select({ user: mockUser }),
  useCart: (select: (state: object) => unknown) =>
    select({ lines: useSyncExternalStore(mockFollow, () => mockLines) }),
  cart: {
    add: (line: NewCartLine) => {
      const key = cartLineKey(
        line.productId,
        line.options.map(({ optionId }) => optionId),
      );
      mockSet([...mockLines, { ...line, key, quantity: 1 }]);
    },
    setQuantity: (key: string, quantity: number) =>
      mockSet(mockLines.map((line) => (line.key === key ? { ...line, quantity } : line))),
  },
}));

function Field() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { pathname, search } = useLocation();
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <input
          ref={inputRef}
          aria-label="Search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ProductSuggestions inputRef={inputRef} text={text} isEmpty={text === ''} />
      </form>
      <button type="button">Elsewhere</button>
      <output>{decodeURIComponent(pathname + search)}</output>
    </>
  );
}
const show = () =>
  render(
    <MemoryRouter>
      <Field />
    </MemoryRouter>,
  );
const list = () => screen.queryByRole('rowgroup', { name: 'Recent searches' });
const field = () => screen.getByRole('combobox');

beforeEach(() => {
  localStorage.clear();
  mockUser = null;
  mockLines = [];
});

test('an empty field lists recent searches while it has the focus, also a second time (rule: recent-searches)', async () => {
  noteSearch('dahi');
  show();
  expect(list()).toBeNull();
  await userEvent.click(field());
  expect(list()).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(list()).toBeNull();
  await userEvent.click(field());
  expect(list()).toBeVisible();
  await userEvent.keyboard('p');
  expect(list()).toBeNull();
});

test('the device notes a search, and the keyboard repeats it (rule: recent-searches)', async () => {
  show();
  await userEvent.type(field(), 'pyaz{Enter}');
  await userEvent.clear(field());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('/home/products?search=pyaz')).toBeVisible();
});

test('they can be cleared (rule: recent-searches)', async () => {
  noteSearch('dahi');
  show();
  await userEvent.click(field());
  await userEvent.click(screen.getByText('Clear recent searches'));
  expect(list()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

const size = (optionId: string, value: string, adjustmentPaise: number) => ({
  ...{ optionId, value, adjustmentPaise },
  group: 'Pack size',
});
const half = size('size-0', '500 ml', 0);
const litre = size('size-1', '1 L', 26_00);
const dairy = {
  id: 'dairy',
  name: 'Dairy & Eggs',
  description: '',
  colour: 'dairy' as const,
  productCount: 1,
  subcategories: ['Curd & Yogurt'],
};
const product = (id: string, name: string, facts: Partial<PublishedProduct> = {}) =>
  aPublishedProduct({ id, name, categoryId: 'dairy', ...facts });
const products = [
  product('curd', 'Toned Curd', { brand: 'Hosamane' }),
  product('milk', 'Cow Milk', { options: [half, litre] }),
  product('paneer', 'Paneer', { stockQuantity: 0 }),
  ...['Ghee', 'Butter', 'Cheese', 'Lassi', 'Cream', 'Buttermilk'].map((name) =>
    product(name.toLowerCase(), name),
  ),
];
/** A catalogue, of which the page has only a part if there are more products. */
function publish(total = products.length) {
  const catalogue = {
    ...{ version: 1, publishedAt: 1, imageBaseUrl: 'http://localhost/', store: defaultStoreSettings },
    categories: [dairy],
    products,
    // Lassi, then what is sold out, then cow milk.
    popular: [6, 2, 1],
    total,
  };
  takeUpPage({ view: 'customer', address: '/', build: '', catalogue, remotes: null });
  takeUpCatalogue(catalogue);
}
const namesIn = (group: string) => {
  const rows = screen.queryByRole('rowgroup', { name: group });
  return (
    rows &&
    within(rows)
      .getAllByRole('row')
      .map((row) => row.querySelector('[role=gridcell]')?.textContent)
  );
};
const signIn = () => {
  mockUser = { uid: 'asha' };
};

describe('the empty field of a customer (rule: search-offers)', () => {
  beforeEach(() => {
    signIn();
    publish();
  });
  const buy = () =>
    noteOrders(
      'asha',
      [{ id: 'o1', productIds: ['paneer', 'milk', 'ghee', 'butter', 'cream'], optionIds: [[], ['size-1']] }],
      false,
    );

  test('offers what was bought here and what sells, each once and in stock, below the searches', async () => {
    noteSearch('dahi');
    buy();
    show();
    await userEvent.click(field());
    expect(screen.getAllByRole('rowgroup').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Recent searches',
      'Buy again',
      'Popular',
    ]);
    expect(namesIn('Buy again')).toEqual(['Cow Milk₹54 · 1 L', 'Ghee₹28 · 500 ml', 'Butter₹28 · 500 ml']);
    expect(namesIn('Popular')).toEqual(
      ['Lassi', 'Toned Curd', 'Cheese', 'Cream', 'Buttermilk'].map((name) => `${name}₹28 · 500 ml`),
    );
  });

  test('one tap adds the usual size, and a stepper counts it, while the suggestions stay (rule: usual-size)', async () => {
    buy();
    show();
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: 'Add Cow Milk' }));
    expect(mockLines).toMatchObject([{ key: 'milk|size-1', quantity: 1, finalPricePaise: 54_00 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Cow Milk' }));
    expect(mockLines).toMatchObject([{ key: 'milk|size-1', quantity: 2 }]);
    expect(namesIn('Buy again')).toHaveLength(3);
    expect(screen.getByText('/')).toBeVisible();
  });

  test('has no products while the page has only some, nor for visitors (rule: sign-in-gate)', async () => {
    buy();
    publish(products.length + 1);
    const { unmount } = show();
    await userEvent.click(field());
    expect(screen.queryByRole('grid')).toBeNull();
    unmount();
    publish();
    mockUser = null;
    show();
    await userEvent.click(field());
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

test('visitors are suggested products whose page they may open, without ADD (rule: sign-in-gate)', async () => {
  publish();
  show();
  await userEvent.type(field(), 'curd');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Curd & YogurtIn Dairy & Eggs',
    'Toned Curd₹28 · 500 ml',
  ]);
  expect(screen.queryByRole('button', { name: 'Add Toned Curd' })).toBeNull();
});

describe('a suggested product (rule: search-suggestions)', () => {
  beforeEach(() => {
    signIn();
    publish();
  });

  test('is added by keyboard, and opened by Enter', async () => {
    show();
    await userEvent.type(field(), 'lassi{ArrowDown}{ArrowRight}{Enter}');
    expect(mockLines).toMatchObject([{ productId: 'lassi', quantity: 1 }]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    expect(screen.getByText('/home/products/lassi')).toBeVisible();
  });

  test('counts the size that was put in last, and says where it ends', async () => {
    const milk = product('milk', 'Cow Milk');
    mockLines = [
      { ...newCartLine(milk, null, [half]), key: 'milk|size-0', quantity: 1 },
      { ...newCartLine(milk, null, [litre]), key: 'milk|size-1', quantity: 20 },
    ];
    show();
    await userEvent.type(field(), 'milk');
    expect(screen.getByRole('group', { name: 'Quantity of Cow Milk' })).toHaveTextContent('20');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Cow Milk' }));
    expect(mockToast).toHaveBeenCalledWith('At most 20 Cow Milk can be ordered');
    expect(mockLines.map(({ quantity }) => quantity)).toEqual([1, 20]);
  });

  test('says that it is sold out in place of ADD', async () => {
    show();
    await userEvent.type(field(), 'paneer');
    expect(screen.getByRole('row')).toHaveTextContent('Sold out');
    expect(screen.queryByRole('button', { name: 'Add Paneer' })).toBeNull();
  });
});

describe('a suggestion leads to its products (rule: search-suggestions)', () => {
  beforeEach(() => {
    signIn();
    publish();
  });

  test.each([
    { typed: 'dairy', name: /^Dairy & Eggs/, address: '/home/products?category=dairy' },
    {
      typed: 'yogurt',
      name: /^Curd & Yogurt/,
      address: '/home/products?category=dairy&subcategory=Curd+&+Yogurt',
    },
    { typed: 'hosamane', name: /^Hosamane/, address: '/home/products?brand=Hosamane' },
    { typed: 'toned', name: /^Toned Curd/, address: '/home/products/curd' },
  ])('"$typed" leads to $address', async ({ typed, name, address }) => {
    show();
    await userEvent.type(field(), typed);
    const option = screen.getByRole('gridcell', { name });
    const marks = [...option.querySelectorAll('mark')].map(({ innerHTML }) => innerHTML.toLowerCase());
    expect(marks).toEqual([typed]);
    await userEvent.click(option);
    expect(screen.getByText(address)).toBeVisible();
  });
});
