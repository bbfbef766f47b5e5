import { replayTaps } from './first-view-page';

test('taps from before anybody listened count once, in the part that listens, on what is still there', () => {
  document.body.innerHTML =
    '<header><button id="menu"></button></header><main><button id="add"></button><button id="gone"></button></main>';
  const taps = ['menu', 'add', 'gone'].map((id) => document.getElementById(id)!);
  globalThis.__earlyTaps = { taps, done: [] };
  const tapped: string[] = [];
  document.body.addEventListener('click', (event) => tapped.push((event.target as HTMLElement).id));
  document.getElementById('gone')?.remove();

  replayTaps('shell');
  expect(tapped).toEqual(['menu']);
  replayTaps('area');
  replayTaps('area');
  replayTaps('shell');
  expect(tapped).toEqual(['menu', 'add']);
  expect(globalThis.__earlyTaps.done).toEqual(['shell', 'area']);
});

test('a page that the browser renders has no early taps', () => {
  globalThis.__earlyTaps = undefined;
  expect(() => replayTaps('area')).not.toThrow();
});
