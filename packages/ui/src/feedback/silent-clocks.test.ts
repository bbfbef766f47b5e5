import { watchClocks } from '../../../../tests/support/silent-clocks';

test.each([
  { html: '<p role="status">Pay within <b>14:53</b></p>', after: '14:52', ticks: 1 },
  { html: '<p role="alert"><b>24 s</b></p>', after: '23 s', ticks: 1 },
  { html: '<p role="status"><b role="timer">14:53</b></p>', after: '14:52', ticks: 0 },
  { html: '<p role="status"><b aria-hidden="true">14:53</b></p>', after: '14:52', ticks: 0 },
  { html: '<div aria-hidden="false"><p aria-live="polite"><b>0:53</b></p></div>', after: '0:52', ticks: 1 },
  { html: '<p><b>14:53</b></p>', after: '14:52', ticks: 0 },
  { html: '<p role="status"><b>by 9:18 pm</b></p>', after: 'by 9:19 pm', ticks: 0 },
  { html: '<p role="status"><b>3 sold</b></p>', after: '2 sold', ticks: 0 },
  { html: '<p role="status"><b>14:53</b></p>', after: '12:00', ticks: 0 },
])('$html, then $after: $ticks (rule: silent-clocks)', ({ html, after, ticks }) => {
  // Apart from the page of the tests, which is watched, too.
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  const ticked = watchClocks(page);
  const text = page.querySelector('b')?.firstChild;
  if (text) text.nodeValue = after;
  expect(ticked()).toHaveLength(ticks);
  expect(ticked()).toEqual([]);
});
