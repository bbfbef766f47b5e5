import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { translatePage } from '../../../../tests/support/translator';
import { keepTextsInReach } from './translated-texts';

keepTextsInReach();

/** Lets the translator see what React has done, and the other way round. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

const stage = (view: ReactNode) => <main>{view}</main>;

/** Renders each of them after the other, with a translator at work. @returns what is read after each */
async function readInTurn(inOneStep: boolean, ...views: readonly ReactNode[]): Promise<(string | null)[]> {
  const { rerender } = render(stage(views[0]));
  translatePage(inOneStep);
  const read = [];
  for (const view of views) {
    rerender(stage(view));
    await settle();
    read.push(screen.getByRole('main').textContent);
  }
  expect(document.querySelector('font[data-translated]')).not.toBeNull();
  return read;
}

const bill = (save: number, isFree: boolean) => (
  <p>
    You save {save} on this order{isFree && ', and delivery is free'} <b>{isFree ? 'Free' : 50}</b>
    {!isFree && 'Add more'}
  </p>
);
const list = (...names: string[]) => names.map((name) => [name, ' · ', <hr key={`${name}-line`} />]);

test.each([true, false])(
  'a translated page shows what React writes, puts and takes away; stand-ins come in one step: %s (rule: translated-page)',
  async (inOneStep) => {
    expect(await readInTurn(inOneStep, bill(12, false), bill(15, true), bill(7, false), 'Empty')).toEqual([
      'You save 12 on this order 50Add more',
      'You save 15 on this order, and delivery is free Free',
      'You save 7 on this order 50Add more',
      'Empty',
    ]);
  },
);

test.each([true, false])(
  'texts that come, go and change their places stand once; stand-ins come in one step: %s (rule: translated-page)',
  async (inOneStep) => {
    const views = [list('a', 'b'), list('b', 'a', 'c'), list('c'), <i key="i">gone</i>, list('b', 'a')];
    expect(await readInTurn(inOneStep, ...views)).toEqual([
      'a · b · ',
      'b · a · c · ',
      'c · ',
      'gone',
      'b · a · ',
    ]);
  },
);

test('an element beside which a translator has swallowed a text without a trace can still go', async () => {
  const stages = (isOpen: boolean) => (
    <div>
      {isOpen && 'text'}
      {isOpen && <b key="b">bold</b>}
      {'rest'}
    </div>
  );
  const { rerender } = render(stage(stages(true)));
  const main = screen.getByRole('main');
  for (const node of [...(main.firstChild?.childNodes ?? [])])
    if (node.nodeType === Node.TEXT_NODE) node.remove();
  rerender(stage(stages(false)));
  rerender(stage(stages(true)));
  await settle();
  expect(main).toHaveTextContent('bold');
});

test('a wrong step of React in a page that nobody translates still throws', () => {
  const [parent, child] = [document.createElement('div'), document.createElement('b')];
  expect(() => parent.removeChild(child)).toThrow('not a child');
  expect(() => parent.insertBefore(document.createElement('i'), child)).toThrow('can not be found');
});
