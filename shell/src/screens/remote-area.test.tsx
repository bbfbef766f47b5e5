import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPage, Link, MemoryRouter, useRoutes } from '@basket/web';
import { forgetArea, takeUpManifest } from '../remotes/load-area';
import { RemoteArea } from './remote-area';

const exposed = jest.fn<Promise<unknown>, []>();
jest.mock('../remotes/federation', () => ({ remoteTimeoutMs: 40, loadExposedRoutes: () => exposed() }));
jest.mock('../page-errors/noted', () => ({ notePageError: () => undefined }));

const remote = {
  name: 'mf_shop',
  mount: '/home',
  entry: 'http://localhost:5005/remoteEntry.js',
  version: '1.0.0',
  integrity: null,
};
const navigation = { contract: 1, label: 'Shop', title: 'Customer', items: [], back: [] };
/** A release of the remote that has one page. */
const release = (page: ReactNode) => ({ navigation, default: [{ path: '*', element: page }] });
const works = release(<h1>Groceries</h1>);

let list: unknown;
const realFetch = globalThis.fetch;
const mend = (): void => {
  list = { remotes: [remote] };
  exposed.mockReset().mockResolvedValue(works);
};

beforeEach(() => {
  mend();
  // React logs every caught error; these are expected.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { fetch: () => Promise.resolve(new Response(JSON.stringify(list))) });
});
// Areas are kept per page, and the next test is another one.
afterEach(() => forgetArea('/home'));
afterAll(() => Object.assign(globalThis, { fetch: realFetch }));

function Screens() {
  return useRoutes([
    { path: '/home/*', element: <RemoteArea area={{ mount: '/home', name: 'shop' }} /> },
    { path: '/contact', element: <h1>Contact</h1> },
  ]);
}

const show = () =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={['/home']}>
        <Link to="/home">To the shop</Link> <Link to="/contact">To Contact</Link>
        <Screens />
      </MemoryRouter>,
    ),
  );
const seeTitle = async (name: string) =>
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
const press = (role: 'link' | 'button', name: string) =>
  act(() => userEvent.click(screen.getByRole(role, { name })));

const notLoaded = 'The shop could not be loaded';
const wentWrong = 'Something went wrong in the shop';
const never = new Promise<never>(() => undefined);

function Broken(): never {
  throw new Error('broken page');
}
/** An element as a React of another major version makes it. */
const ofOtherReact: unknown = { $$typeof: Symbol.for('react.element'), type: 'p', key: null, props: {} };

test.each([
  { desc: 'a list of another shape', break: () => (list = { version: 2, areas: {} }), title: notLoaded },
  { desc: 'a list without the area', break: () => (list = { remotes: [] }), title: notLoaded },
  { desc: 'no answer', break: () => exposed.mockReturnValue(never), title: notLoaded },
  {
    desc: 'an entry that is none',
    break: () => exposed.mockRejectedValue(new Error('#RUNTIME-001')),
    title: notLoaded,
  },
  { desc: 'no routes', break: () => exposed.mockResolvedValue({ navigation }), title: notLoaded },
  {
    desc: 'a page that throws',
    break: () => exposed.mockResolvedValue(release(<Broken />)),
    title: wentWrong,
  },
  {
    desc: 'a page of a React of its own',
    break: () => exposed.mockResolvedValue(release(ofOtherReact as ReactNode)),
    title: wentWrong,
  },
])(
  '$desc: the area says so, coming back tries again, Retry brings it when the cause is gone (rule: remotes-isolated)',
  async ({ break: breakIt, title }) => {
    breakIt();
    await show();
    await seeTitle(title);
    await press('link', 'To Contact');
    await seeTitle('Contact');
    await press('link', 'To the shop');
    await seeTitle(title);
    mend();
    await press('button', 'Retry');
    await seeTitle('Groceries');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

/** A release of which the file of a page is gone. */
function lacksPage() {
  const Page = lazyPage(() => Promise.reject(new Error('Loading chunk 12 failed.')));
  return release(<Page />);
}

test('a page of which a file is gone comes from the present release, without a question (rule: file-gone)', async () => {
  exposed.mockResolvedValueOnce(lacksPage());
  await show();
  await seeTitle('Groceries');
  expect(exposed).toHaveBeenCalledTimes(2);
});

test.each([
  { desc: 'lacks it, too', renew: () => exposed.mockResolvedValue(lacksPage()) },
  { desc: 'does not load', renew: () => exposed.mockRejectedValue(new Error('#RUNTIME-008')) },
])(
  'where the present release $desc, the page says so after one try, and Retry brings it (rule: file-gone)',
  async ({ renew }) => {
    renew();
    exposed.mockResolvedValueOnce(lacksPage());
    await show();
    await seeTitle('This page could not be loaded');
    expect(exposed).toHaveBeenCalledTimes(2);
    mend();
    await press('button', 'Retry');
    await seeTitle('Groceries');
  },
);

test('where the list of a rendered page names a release that is gone, the present one comes without a question', async () => {
  takeUpManifest({ remotes: [{ ...remote, version: '0.9.0' }] });
  exposed.mockRejectedValueOnce(new Error('#RUNTIME-008 ScriptNetworkError'));
  await show();
  await seeTitle('Groceries');
  expect(exposed).toHaveBeenCalledTimes(2);
});
