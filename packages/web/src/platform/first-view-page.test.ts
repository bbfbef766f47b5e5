import { replayTaps } from './first-view-page';

test('taps from before anybody listened count once, in the part that listens, on what is still there', () => {
  document.body.innerHTML =
    '<header><button id="menu"></button></header><main><button id="add"></button><button id="gone"></button></main>';
  const taps = ['menu', 'add', 'gone'].map((id) => ({
    button: document.getElementById(id)!,
    event: new MouseEvent('click'),
  }));
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

test('a tap that makes React listen is answered by React, not a second time', () => {
  document.body.innerHTML = '<main><button id="add"></button></main>';
  const button = document.getElementById('add')!;
  globalThis.__earlyTaps = { taps: [], done: [] };
  let answers = 0;
  // As in a page: the first listener keeps the tap, React's takes the page over, the button's answers.
  const keep = (event: Event) => {
    if (!globalThis.__earlyTaps?.done.includes('area')) globalThis.__earlyTaps?.taps.push({ button, event });
  };
  const takeOver = () => replayTaps('area');
  document.addEventListener('click', keep, true);
  document.body.addEventListener('click', takeOver, true);
  button.addEventListener('click', () => (answers += 1));
  button.click();
  expect(answers).toBe(1);
  document.removeEventListener('click', keep, true);
  document.body.removeEventListener('click', takeOver, true);
});

test('a page that the browser renders has no early taps', () => {
  globalThis.__earlyTaps = undefined;
  expect(() => replayTaps('area')).not.toThrow();
});
