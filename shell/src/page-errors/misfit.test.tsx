import { act } from '@testing-library/react';
import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { replayTaps, useIsTakenOver } from '@basket/web';
import { extendPage, extensions } from '../../../tests/support/extension';
import { openRenderedPage } from '../../../tests/support/rendered-page';
import { reportMisfit } from './misfit';

const reported: unknown[] = [];
Object.assign(globalThis, { reportError: (error: unknown) => void reported.push(error) });

/** The moments at which an extension may change a page. */
const moments = ['before the first script', 'before React', 'while an area is late'] as const;
type Moment = (typeof moments)[number];

interface Facts {
  readonly moment?: Moment;
  readonly change?: () => void;
  /** React's text in the place of the server's. */
  readonly title?: string;
  readonly paise?: number;
}

function Price({ area, paise: first }: { readonly area: Promise<void>; readonly paise: number }) {
  use(area);
  useEffect(() => replayTaps('area'), []);
  const [paise, setPaise] = useState(first);
  const text = `₹${paise / 100}`;
  return (
    <button type="button" onClick={() => setPaise(paise + 100)}>
      From {paise > 4_600 ? <b>{text}</b> : text}
    </button>
  );
}

/** Changes as soon as it is taken over, as parts of the real one do. */
function Frame({ children }: { readonly children: ReactNode }) {
  useEffect(() => replayTaps('shell'), []);
  return (
    <>
      <header>
        <input type="search" />
        {useIsTakenOver() ? <b>Open</b> : null}
      </header>
      {children}
    </>
  );
}

let taken: Root | undefined;

/** The page with the area, as React has it in the end. */
async function takeOver({
  moment,
  change = () => undefined,
  title = 'Salt & "Pepper"',
  paise = 4_500,
}: Facts) {
  const changeAt = async (now: Moment): Promise<void> => {
    if (moment === now) change();
    await Promise.resolve(); // observers are told
  };
  const html =
    '<header><input type="search"/></header>' +
    '<main><h1>Salt &amp; &quot;Pepper&quot;</h1><!--$--><button type="button">From <!-- -->₹45</button><!--/$--></main>';
  const root = openRenderedPage(html, () => void changeAt('before the first script'));
  await changeAt('before React');
  let arrive: () => void = () => undefined;
  const area = new Promise<void>((resolve) => (arrive = resolve));
  const page = (
    <Frame>
      <main>
        <h1>{title}</h1>
        <Suspense>
          <Price area={area} paise={paise} />
        </Suspense>
      </main>
    </Frame>
  );
  await act(async () => {
    taken = hydrateRoot(root, page, { onRecoverableError: reportMisfit });
    await Promise.resolve();
  });
  await changeAt('while an area is late');
  await act(async () => {
    arrive();
    await area;
  });
  return root;
}

beforeEach(() => {
  reported.length = 0;
  // React's development build names each attribute that differs.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => taken?.unmount());
  document.body.replaceChildren();
});

const isChanged = (): boolean => 'changed' in document.documentElement.dataset;
const misfit = expect.objectContaining({ message: 'The page that the server rendered does not fit' });

test('React changes a page without being taken for an extension (rule: extended-page)', async () => {
  const root = await takeOver({});
  for (const text of ['₹46', '₹47', '₹48']) {
    await act(async () => root.querySelector('button')?.click());
    expect(root.querySelector('button')).toHaveTextContent(text);
  }
  expect(isChanged()).toBe(false);
  expect(reported).toEqual([]);
});

describe.each(moments)('%s', (moment) => {
  test.each(extensions)(
    'an extension that adds %s breaks nothing, and is no error (rule: extended-page)',
    async (extension) => {
      const root = await takeOver({ moment, change: () => extendPage(extension) });
      await act(async () => root.querySelector('button')?.click());
      expect(root.querySelector('h1')).toHaveTextContent('Salt & "Pepper"');
      expect(root.querySelector('button')).toHaveTextContent('₹46');
      expect(root.querySelectorAll('button')).toHaveLength(1);
      expect(reported).toEqual([]);
    },
  );

  test('an extension that writes another price is no error (rule: extended-page)', async () => {
    const change = () => {
      const price = document.querySelector('button')?.lastChild;
      if (price instanceof Text) price.data = '$0.54';
    };
    const root = await takeOver({ moment, change });
    expect(root.querySelector('button')).toHaveTextContent('₹45');
    expect(reported).toEqual([]);
  });

  test('attributes of an extension hide no error of the page (rule: extended-page)', async () => {
    await takeOver({ moment, change: () => extendPage('attributes'), paise: 4_600 });
    expect(reported).toEqual([misfit]);
  });
});

test.each<{ desc: string; facts: Facts }>([
  { desc: 'in its frame', facts: { title: 'Bread' } },
  { desc: 'in its area', facts: { paise: 4_600 } },
])('a page that does not fit by itself, $desc, is reported (rule: extended-page)', async ({ facts }) => {
  const root = await takeOver(facts);
  expect(reported).toEqual([misfit]);
  expect(root).toHaveTextContent(
    `Open${facts.title ?? 'Salt & "Pepper"'}From ₹${(facts.paise ?? 4_500) / 100}`,
  );
});
