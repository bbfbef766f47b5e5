import { forgetSearch, keptSearch } from './kept-search';
import { renewShell } from './renew-shell';

const page = (build: string): string => `<!doctype html><script defer src="/js/main.${build}.js"></script>`;
const reload = jest.fn();
const answer = (body: string | Error, status = 200) =>
  Object.assign(globalThis, {
    fetch: jest.fn(() =>
      typeof body === 'string' ? Promise.resolve(new Response(body, { status })) : Promise.reject(body),
    ),
  });

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = '<script src="/js/main.aaaaaaaa.js"></script>';
});

test('a page of the shell loads itself anew where there is another release; once for each (rule: file-gone)', async () => {
  answer(page('bbbbbbbb'));
  expect(await renewShell(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await renewShell(reload)).toBe(false);
  answer(page('cccccccc'));
  expect(await renewShell(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the page keeps the text that is typed into the header (rule: file-gone)', async () => {
  document.body.innerHTML += '<header><form role="search"><input value="basmati ri" /></form></header>';
  answer(page('bbbbbbbb'));
  expect(await renewShell(reload)).toBe(true);
  expect(keptSearch(window.location.pathname)).toBe('basmati ri');
  expect(keptSearch('/elsewhere')).toBe('');
  forgetSearch();
  expect(keptSearch(window.location.pathname)).toBe('');
});

test.each([
  { desc: 'the same release', body: page('aaaaaaaa'), status: 200 },
  { desc: 'no page', body: '{}', status: 200 },
  { desc: 'an error of the host', body: page('bbbbbbbb'), status: 503 },
  { desc: 'no network', body: new TypeError('Failed to fetch'), status: 200 },
])('it stays where there is $desc', async ({ body, status }) => {
  answer(body, status);
  expect(await renewShell(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
