import { act } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchForeignChanges } from './foreign-changes';

function Price({ area }: { area: Promise<void> }) {
  use(area);
  const [paise, setPaise] = useState(4_500);
  const text = `₹${paise / 100}`;
  return (
    <button type="button" onClick={() => setPaise(paise + 100)}>
      {paise > 4_500 ? <b>{text}</b> : text}
    </button>
  );
}

/** As the shell takes a page over: the area in it comes later. */
async function takeOver(change: (root: HTMLElement) => void) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<main><h1>Milk</h1><!--$--><button type="button">₹45</button><!--/$--></main>';
  const isChanged = watchForeignChanges(root);
  let arrive: () => void = () => undefined;
  const area = new Promise<void>((resolve) => (arrive = resolve));
  change(root);
  await Promise.resolve(); // whoever changed it has finished
  const page = (
    <main>
      <h1>Milk</h1>
      <Suspense>
        <Price area={area} />
      </Suspense>
    </main>
  );
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: () => undefined });
    await Promise.resolve();
  });
  const arriveNow = () =>
    act(async () => {
      arrive();
      await area;
    });
  return { root, isChanged, arriveNow };
}

function priceIn(root: HTMLElement): Text {
  const text = root.querySelector('button')?.firstChild;
  if (!(text instanceof Text)) throw new Error('There is no price');
  return text;
}

/** As a currency extension does. */
function wrapPrice(root: HTMLElement): void {
  const text = priceIn(root);
  const link = document.createElement('a');
  text.replaceWith(link);
  link.append(text);
}

afterEach(() => document.body.replaceChildren());

test('React changes a page without being taken for an extension (rule: extended-page)', async () => {
  const { root, isChanged, arriveNow } = await takeOver(() => undefined);
  await arriveNow();
  for (const text of ['Milk₹46', 'Milk₹47']) {
    act(() => root.querySelector('button')?.click());
    expect(root).toHaveTextContent(text);
  }
  expect(isChanged()).toBe(false);
});

test.each<{ desc: string; change: (root: HTMLElement) => void }>([
  { desc: 'wraps a price', change: wrapPrice },
  { desc: 'adds a bar', change: (root) => root.prepend(document.createElement('zz-bar')) },
  { desc: 'puts another price in its place', change: (root) => priceIn(root).replaceWith('$0.54') },
  { desc: 'writes another price', change: (root) => (priceIn(root).data = '$0.54') },
])('an extension that $desc is told from React (rule: extended-page)', async ({ change }) => {
  const { isChanged, arriveNow } = await takeOver(change);
  await arriveNow();
  expect(isChanged()).toBe(true);
});

test('an extension is seen while the area of the page is still to come (rule: extended-page)', async () => {
  const { root, isChanged, arriveNow } = await takeOver(() => undefined);
  expect(isChanged()).toBe(false);
  wrapPrice(root);
  await arriveNow();
  expect(isChanged()).toBe(true);
});
