import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { languages } from '@basket/domain';
import { MemoryRouter, useRoutes, type RouteObject } from '../router/router';
import { storageKeys } from '../platform/storage';
import { toast } from '../toast/toast';
import { chooseLanguage, startLanguage } from './language';

const [english, hindi] = languages;
const page = document.documentElement;
const reported = jest.fn();
let cookie = '';
let spoken = 'en-IN';

/** A build whose texts come when the test lets them. */
function aBuild() {
  const fetched = jest.fn((tag: string) => Promise.resolve(() => void (spoken = tag)));
  window.basketBuilds = [fetched];
  return fetched;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  globalThis.reportError = reported.mockReset();
  page.lang = spoken = english.tag;
  cookie = '';
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  jest.spyOn(document, 'cookie', 'set').mockImplementation((written) => {
    cookie = written.includes('Max-Age=0') ? '' : (written.split(';')[0] ?? '');
  });
});

const choose = (language: (typeof languages)[number]): Promise<void> => act(() => chooseLanguage(language));

const Greeting = () => <h1>{spoken}</h1>;
const Field = () => {
  const [text, setText] = useState('');
  return (
    <label>
      {spoken}
      <input value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  );
};
// Made once, as the routes of shell and remotes are.
const routes: RouteObject[] = [
  { element: <Greeting />, path: 'other' },
  { children: [{ element: <Field />, path: '*' }] },
];
const Page = () => useRoutes(routes);

test('a page is in another language with what somebody has typed and where they are', async () => {
  aBuild();
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  const field = screen.getByLabelText('en-IN');
  await userEvent.type(field, 'Asha');
  await choose(hindi);
  expect(screen.getByLabelText('hi-IN')).toBe(field);
  expect(field).toHaveValue('Asha');
  expect(field).toHaveFocus();
  expect(page.lang).toBe('hi-IN');
});

test('a choice is kept on the device, and the server knows it', async () => {
  cookie = '__session=c';
  aBuild();
  await choose(hindi);
  expect(localStorage.getItem(storageKeys.language)).toBe('"hi"');
  expect(cookie).toBe('__session=c-hi');
  // As a remote says it, which has a copy of its own.
  await choose({ ...english });
  expect(localStorage.getItem(storageKeys.language)).toBe('"en"');
  expect(cookie).toBe('__session=c');
});

test('texts of one build that do not come leave the whole page as it is', async () => {
  const put = jest.fn();
  window.basketBuilds = [() => Promise.resolve(put), () => Promise.reject(new Error('gone'))];
  await expect(chooseLanguage(hindi)).rejects.toThrow('gone');
  expect(put).not.toHaveBeenCalled();
  expect([page.lang, localStorage.getItem(storageKeys.language), cookie]).toEqual(['en-IN', null, '']);
});

test('the last of two choices counts, whichever texts come first', async () => {
  const arrivals: (() => void)[] = [];
  window.basketBuilds = [
    (tag) => new Promise((resolve) => arrivals.push(() => resolve(() => void (spoken = tag)))),
  ];
  const both = [chooseLanguage(hindi), chooseLanguage(english)];
  await waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[1]?.();
  await both[1];
  arrivals[0]?.();
  await both[0];
  expect([page.lang, spoken, localStorage.getItem(storageKeys.language), cookie]).toEqual([
    'en-IN',
    'en-IN',
    '"en"',
    '',
  ]);
});

test('a page of the browser begins in the language that was chosen', async () => {
  const fetched = aBuild();
  localStorage.setItem(storageKeys.language, '"hi"');
  await startLanguage(false);
  expect(page.lang).toBe('hi-IN');
  expect(fetched).toHaveBeenCalledTimes(1);
  await startLanguage(false);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an address in a language counts, whatever was chosen, and nothing is offered or kept (rule: language-addresses)', async () => {
  aBuild();
  history.replaceState(null, '', '/hi/home');
  const offer = jest.spyOn(toast, 'info');
  await startLanguage(false);
  expect(page.lang).toBe('hi-IN');
  page.lang = 'en-IN';
  localStorage.setItem(storageKeys.language, '"en"');
  await startLanguage(false);
  expect([page.lang, localStorage.getItem(storageKeys.language), cookie]).toEqual(['hi-IN', '"en"', '']);
  expect(offer).not.toHaveBeenCalled();
});

test('a choice takes another language out of the address, and out of those that Back leads to', async () => {
  aBuild();
  const steps: string[] = [];
  const note = () => void steps.push(location.pathname + location.search + location.hash);
  addEventListener('popstate', note);
  history.replaceState({ key: 'a' }, '', '/hi/home');
  history.pushState({ key: 'b' }, '', '/hi/home/products?search=milk#top');
  await choose(hindi);
  expect(location.pathname).toBe('/hi/home/products');
  expect(steps).toEqual([]);
  await choose(english);
  expect(steps).toEqual(['/home/products?search=milk#top']);
  expect(history.state).toEqual({ key: 'b' });
  history.back();
  await waitFor(() => expect(steps).toHaveLength(2));
  expect([steps[1], history.state]).toEqual(['/home', { key: 'a' }]);
  removeEventListener('popstate', note);
});

test('a page that the server has rendered stays in the language of the server', async () => {
  const fetched = aBuild();
  localStorage.setItem(storageKeys.language, '"hi"');
  await startLanguage(true);
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['"xx"', '{', '"en"'])('the choice %s is English, whose texts are there', async (chosen) => {
  const fetched = aBuild();
  localStorage.setItem(storageKeys.language, chosen);
  await startLanguage(false);
  expect(page.lang).toBe('en-IN');
  expect(fetched).not.toHaveBeenCalled();
});

test('without the texts of the chosen language a page begins in English', async () => {
  window.basketBuilds = [() => Promise.reject(new Error('gone'))];
  localStorage.setItem(storageKeys.language, '"hi"');
  await startLanguage(false);
  expect(page.lang).toBe('en-IN');
  expect(reported).toHaveBeenCalledTimes(1);
});

test.each([
  { device: ['hi-IN', 'en-US'], offered: 'हिन्दी में देखें' },
  { device: ['kn-IN', 'hi', 'en'], offered: 'हिन्दी में देखें' },
  { device: ['en-US', 'hi-IN'], offered: null },
  { device: ['fr-FR'], offered: null },
  { device: ['hi-IN'], lang: 'hi-IN', offered: null },
  { device: ['en-US'], lang: 'hi-IN', offered: 'See it in English' },
  { device: ['hi-IN'], chosen: '"en"', offered: null },
])('a device with $device is offered $offered, once', async ({ device, lang = 'en-IN', chosen, offered }) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(device);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(device[0] ?? '');
  const told = jest.spyOn(toast, 'info').mockReturnValue();
  aBuild();
  page.lang = lang;
  if (chosen !== undefined) localStorage.setItem(storageKeys.language, chosen);
  await import('./change-language'); // the first time takes longer on a busy machine than the test waits
  for (let visit = 0; visit < 2; visit += 1) {
    await startLanguage(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(told.mock.calls.map(([, options]) => options?.action?.label)).toEqual(
    offered === null ? [] : [offered],
  );
  expect(page.lang).toBe(lang);
  const [, options] = told.mock.calls[0] ?? [];
  await act(async () => options?.action?.run());
  if (offered !== null) expect(page.lang).toBe(options?.action?.lang);
});

test('an offer that is taken without a network leaves the page as it is, and says so (rule: reader-language)', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN']);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('hi-IN');
  const offered = jest.spyOn(toast, 'info').mockReturnValue();
  const failed = jest.spyOn(toast, 'error').mockReturnValue();
  window.basketBuilds = [() => Promise.reject(new Error('gone'))];
  await startLanguage(true);
  await waitFor(() => expect(offered).toHaveBeenCalled());
  offered.mock.calls[0]?.[1]?.action?.run();
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  expect(page.lang).toBe('en-IN');
});
