import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Link, replayTaps, takeUpPage, toast, useRoutes } from '@basket/web';
import { useEffect } from 'react';
import { violationsIn } from '../../../tests/support/accessibility';
import { openRenderedPage } from '../../../tests/support/rendered-page';
import { reportMisfit } from '../page-errors/misfit';
import { forgetArea, loadArea, takeUpManifest } from '../remotes/load-area';
import { keepPage } from './kept-page';
import { RemoteArea } from './remote-area';

const exposed = jest.fn<Promise<unknown>, []>();
jest.mock('../remotes/federation', () => ({ remoteTimeoutMs: 40, loadExposedRoutes: () => exposed() }));
const mockNoted: string[] = [];
jest.mock('../page-errors/noted', () => ({
  notePageError: ({ message }: Error) => void mockNoted.push(message),
}));
const misfits: unknown[] = [];
Object.assign(globalThis, { reportError: (error: unknown) => void misfits.push(error) });

const remote = {
  name: 'mf_shop',
  mount: '/home',
  entry: 'http://localhost:5005/remoteEntry.js',
  version: '1.0.0',
  integrity: null,
};
const navigation = { contract: 1, label: 'Shop', title: 'Customer', items: [], back: [] };
const works = { navigation, default: [{ path: '*', element: <h1>Groceries, running</h1> }] };
const siteIsDown = () => Promise.reject(new Error('#RUNTIME-008 ScriptNetworkError'));

const html =
  '<nav><a href="/home/products">To the list</a><a href="/home?x=1">Same page</a><a href="/contact">To Contact</a></nav>' +
  '<main id="main"><!--$-->' +
  '<section><h1>Groceries</h1><a href="/home/products/milk">Milk</a><button type="button">Add</button>' +
  '<select aria-label="Sort"></select><form><input aria-label="Pincode"/></form>' +
  '<form action="/home/products"><input aria-label="Search" name="search"/></form></section><p>Below</p>' +
  '<!--/$--></main>';

function Frame() {
  useEffect(() => replayTaps('shell'), []);
  const page = useRoutes([
    { path: '/home/*', element: <RemoteArea area={{ mount: '/home', name: 'shop' }} /> },
    { path: '/contact', element: <h1>Contact</h1> },
  ]);
  return (
    <>
      <nav>
        <Link to="/home/products">To the list</Link>
        <Link to="/home?x=1">Same page</Link>
        <Link to="/contact">To Contact</Link>
      </nav>
      <main id="main">{page}</main>
    </>
  );
}

takeUpPage({ view: 'visitor', address: '/home', build: 'b.b', catalogue: undefined as never, remotes: null });
const realFetch = globalThis.fetch;
let root: Root | undefined;

beforeEach(() => {
  exposed.mockReset().mockImplementation(siteIsDown);
  mockNoted.length = 0;
  misfits.length = 0;
  Object.assign(globalThis, {
    fetch: () => Promise.resolve(new Response(JSON.stringify({ remotes: [remote] }))),
  });
  // React logs every caught error; these are expected.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', '/home');
});
afterEach(() => {
  act(() => root?.unmount());
  forgetArea('/home');
  document.body.replaceChildren();
  // Nothing of another release is put over the page.
  expect(misfits).toEqual([]);
});
afterAll(() => Object.assign(globalThis, { fetch: realFetch }));

/** Opens the page that the server rendered, whose remote then arrives, or not. */
async function openPage(before: () => void = () => undefined, isWaitedFor = true): Promise<void> {
  const element = openRenderedPage(html);
  takeUpManifest({ remotes: [{ ...remote, version: '0.9.0' }] });
  before();
  const settled = loadArea('/home', keepPage).catch(() => undefined);
  const page = (
    <BrowserRouter>
      <Frame />
    </BrowserRouter>
  );
  await act(async () => {
    root = hydrateRoot(element, page, { onRecoverableError: reportMisfit });
    if (isWaitedFor) await settled;
  });
}

const press = (role: 'link' | 'button', name: string) =>
  act(() => userEvent.click(screen.getByRole(role, { name })));
const title = 'The shop could not be loaded';

test('the page that the server rendered stays below the message where its area does not load (rule: page-kept)', async () => {
  const read: (Element | null)[] = [];
  await openPage(() => {
    document.title = 'Home · Basket Express';
    read.push(...document.querySelectorAll('section, p'));
    document.querySelector<HTMLElement>('section a')?.focus();
  });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`${title}This part of the site is not available at the moment.`);
  expect(alert).toHaveTextContent('You can read on and follow links; buttons are off.');
  const main = screen.getByRole('main');
  // The very same elements: what has loaded, is open or is scrolled in them stays so.
  for (const element of read) {
    expect(main).toContainElement(element as HTMLElement);
    expect(alert.compareDocumentPosition(element!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(
    within(main)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Groceries']);
  expect(within(main).getByRole('link', { name: 'Milk' })).toHaveFocus();
  expect(document.title).toBe('Home · Basket Express');
  expect(await violationsIn(main)).toEqual([]);
  // By the list of the page, and by the present one.
  expect(exposed).toHaveBeenCalledTimes(2);
  expect(mockNoted).toEqual(['mf_shop 1.0.0 did not start']);
});

test.each([
  { scrolledPx: 0, movedPx: [] },
  { scrolledPx: 300, movedPx: [[0, 80]] },
])(
  'the place of reading stays: who is $scrolledPx px down the page sees what stood there before (rule: page-kept)',
  async ({ scrolledPx, movedPx }) => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    jest.replaceProperty(window, 'scrollY', scrolledPx);
    // The message is 80 px high.
    const top = () => (screen.queryByRole('alert') ? 180 : 100) - scrolledPx;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top()));
    await openPage();
    expect(scrollBy.mock.calls).toEqual(movedPx);
  },
);

test('its controls are off and say why, but for a form that names its page (rule: page-kept)', async () => {
  await openPage();
  for (const [role, name] of [
    ['button', 'Add'],
    ['combobox', 'Sort'],
    ['textbox', 'Pincode'],
  ] as const) {
    expect(screen.getByRole(role, { name })).toBeDisabled();
    expect(screen.getByRole(role, { name })).toHaveAccessibleDescription('Not available at the moment');
  }
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

test('a tap from before is answered: it did not count (rule: page-kept)', async () => {
  await openPage(() => document.querySelector('button')?.click());
  expect(screen.getByRole('alert')).toHaveTextContent('and what you tapped did not count.');
});

test('a tap on the header says nothing about the page (rule: page-kept)', async () => {
  await openPage(() => {
    const button = document.createElement('button');
    document.querySelector('nav')?.append(button);
    button.click();
  });
  expect(screen.getByRole('alert')).not.toHaveTextContent('tapped');
});

test('Retry keeps the page while the area does not load, and puts the area in its place when it does (rule: page-kept)', async () => {
  await openPage();
  const text = screen.getByText(/You can read on/);
  await press('button', 'Retry');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Groceries');
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  // Screen readers read a message that is new.
  expect(text.isConnected).toBe(false);
  expect(mockNoted).toHaveLength(2);

  let arrive: (value: unknown) => void = () => undefined;
  exposed.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await press('button', 'Retry');
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Below')).toBeVisible();
  await act(async () => arrive(works));
  expect(await screen.findByRole('heading', { name: 'Groceries, running' })).toBeVisible();
  expect(screen.queryByText('Below')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();

  // An area that is there stays when it is left.
  await press('link', 'To Contact');
  const loads = exposed.mock.calls.length;
  history.back();
  expect(await screen.findByRole('heading', { name: 'Groceries, running' })).toBeVisible();
  expect(exposed).toHaveBeenCalledTimes(loads);
});

test('a message that is shown later tells no error of the page once more (rule: page-kept)', async () => {
  const note = ({ error }: ErrorEvent): void => void misfits.push(error);
  addEventListener('error', note);
  await openPage();
  await act(async () => toast.info('No connection'));
  expect(await screen.findByText('No connection')).toBeVisible();
  removeEventListener('error', note);
});

test.each(['To the list', 'Same page'])(
  'the page is gone when it is left, and the area is tried anew: %s (rule: page-kept)',
  async (link) => {
    await openPage();
    await press('link', link);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('Below')).toBeNull();
    exposed.mockResolvedValue(works);
    await press('button', 'Retry');
    expect(await screen.findByRole('heading', { name: 'Groceries, running' })).toBeVisible();
  },
);

test('coming back from a page of the shell tries the area anew (rule: page-kept)', async () => {
  await openPage();
  await press('link', 'To Contact');
  expect(screen.queryByText('Below')).toBeNull();
  history.back();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText('Below')).toBeNull();
});

test('a page that was left before its area failed is not kept (rule: page-kept)', async () => {
  let fail: (error: Error) => void = () => undefined;
  exposed.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  await openPage(undefined, false);
  await press('link', 'To the list');
  await act(async () => fail(new Error('#RUNTIME-008 ScriptNetworkError')));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText('Below')).toBeNull();
});

test('a page of a release that is gone stays until the present one is there (rule: page-kept)', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  exposed
    .mockImplementationOnce(siteIsDown)
    .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await openPage(undefined, false);
  await waitFor(() => expect(exposed).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Below')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => arrive(works));
  expect(await screen.findByRole('heading', { name: 'Groceries, running' })).toBeVisible();
  expect(exposed).toHaveBeenCalledTimes(2);
  expect(mockNoted).toEqual([]);
});
