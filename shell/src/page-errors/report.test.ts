import type { RemoteInfo } from '../remotes/manifest';
import { AreaError } from '../remotes/area-error';
import { onFault } from '../remotes/faults';
import { reportPageErrors } from './report';

const remotes: RemoteInfo[] = [
  {
    name: 'mf_shop',
    mount: '/home',
    entry: 'https://shop-mf-shop.web.app/remoteEntry.0123456789abcdef.js',
    version: '1.4.0',
    integrity: null,
  },
  {
    name: 'mf_admin',
    mount: '/admin',
    entry: 'https://shop-mf-admin.web.app/remoteEntry.89abcdef01234567.js',
    version: '2.0.0',
    integrity: null,
  },
];
let list: () => Promise<readonly RemoteInfo[]>;
jest.mock('../remotes/load-area', () => ({ listedRemotes: () => list() }));
jest.mock('@basket/web', () => ({ loadConfig: () => Promise.resolve({ release: '1.2.0' }) }));

const sent: unknown[] = [];
const withTrace = (error: Error, ...urls: string[]): Error =>
  Object.assign(error, { stack: urls.map((url) => `    at f (${url}:1:23)`).join('\n') });
const errorIn = (url: string, message = 'x is undefined'): Error => withTrace(new TypeError(message), url);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  sent.length = 0;
  list = () => Promise.resolve(remotes);
  // Pages are named without their language.
  history.replaceState(null, '', '/hi/home/orders/Kj3nXo19PqLm2ZzYtRw8');
  document.head.innerHTML = '<script src="/js/main.89abcdef.js"></script>';
  Object.assign(globalThis, {
    fetch: (url: string, { body }: { readonly body: string }) => {
      sent.push(url, JSON.parse(body));
      return Promise.resolve(new Response(null, { status: 204 }));
    },
  });
});
afterEach(() => jest.restoreAllMocks());

const page = '/home/orders/#';
const shopError = { area: 'mf_shop', version: '1.4.0', release: '0123456789abcdef', page, stack: '' };
const shellError = { area: 'shell', version: '1.2.0', release: '89abcdef', page, stack: '' };

test.each([
  {
    desc: 'whose file is in the trace',
    error: errorIn('https://shop-mf-shop.web.app/js/12.abcdef01.js'),
    facts: { ...shopError, message: 'TypeError: x is undefined', stack: '12.abcdef01.js:1:23' },
  },
  {
    desc: 'whose file the cause names',
    error: withTrace(
      new Error('This page could not be loaded', {
        cause: withTrace(new Error('Loading chunk 12 failed (https://shop-mf-shop.web.app/js/12.js)')),
      }),
    ),
    facts: { ...shopError, message: 'Error: This page could not be loaded' },
  },
  {
    desc: 'whose area failed',
    error: withTrace(new AreaError('start', '/home', 'mf_shop 1.4.0 did not start')),
    facts: { ...shopError, message: 'AreaError: mf_shop 1.4.0 did not start' },
  },
  {
    desc: 'of none: the shell',
    error: errorIn('https://shop.web.app/js/main.89abcdef.js'),
    facts: { ...shellError, message: 'TypeError: x is undefined', stack: 'main.89abcdef.js:1:23' },
  },
  {
    desc: 'unknown: no error at all',
    error: 'just a text',
    facts: { ...shellError, message: 'just a text' },
  },
])(
  'an error is told with the part and its release, $desc (rule: page-errors-told)',
  async ({ error, facts }) => {
    reportPageErrors()(error);
    await settled();
    expect(sent).toEqual(['/api/page-errors', { errors: [facts] }]);
  },
);

test('errors of a remote are told to whoever measures its release', async () => {
  const heard: string[] = [];
  const stop = onFault((remote) => void heard.push(remote));
  const report = reportPageErrors();
  report(errorIn('https://shop-mf-shop.web.app/js/12.abcdef01.js', 'one'));
  report(errorIn('https://shop.web.app/js/main.89abcdef.js', 'two'));
  await settled();
  expect(heard).toEqual(['mf_shop']);
  stop();
  report(errorIn('https://shop-mf-shop.web.app/js/12.abcdef01.js', 'three'));
  await settled();
  expect(heard).toEqual(['mf_shop']);
});

test('threat-log-leak: names, phones and addresses do not leave the page', async () => {
  reportPageErrors()(new Error('Unexpected token in "Asha Rao" for asha@example.com, 98450 12345'));
  await settled();
  expect(JSON.stringify(sent)).not.toMatch(/Asha|asha|98450/);
});

test('each error is told once, and five of a page at most (rule: page-errors-told)', async () => {
  const report = reportPageErrors();
  for (let round = 0; round < 3; round += 1)
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) report(new Error(name));
  await settled();
  expect(sent.filter((part) => part === '/api/page-errors')).toHaveLength(5);
});

test('errors that differ only in what is not sent are the same error (rule: page-errors-told)', async () => {
  const report = reportPageErrors();
  for (const id of ['BE2611268811', 'BE2611268812']) report(new Error(`Order ${id} does not parse`));
  await settled();
  expect(sent.filter((part) => part === '/api/page-errors')).toHaveLength(1);
});

test('without the list of remotes, and without a network, the page goes on', async () => {
  list = () => Promise.reject(new Error('no list'));
  reportPageErrors()(errorIn('https://shop-mf-shop.web.app/js/12.abcdef01.js'));
  await settled();
  expect(sent).toEqual([
    '/api/page-errors',
    { errors: [{ ...shellError, message: 'TypeError: x is undefined', stack: '12.abcdef01.js:1:23' }] },
  ]);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reportPageErrors()(new Error('another'));
  await settled();
  expect(sent).toHaveLength(2);
});

test('a report that fails is no other error', async () => {
  const fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(globalThis, { fetch });
  reportPageErrors()(new Error('one'));
  await settled();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each(['Script error.', 'ResizeObserver loop completed with undelivered notifications.'])(
  '%s is not told',
  async (text) => {
    reportPageErrors()(text);
    await settled();
    expect(sent).toEqual([]);
  },
);
