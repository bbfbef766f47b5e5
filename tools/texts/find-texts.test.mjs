import { describe, expect, test } from '@jest/globals';
import { findTexts } from './find-texts.mjs';

/** @param {string} body */
const find = (body) => findTexts('page.tsx', `import { rich, t as say } from '../texts';\n${body}`);
/** @param {string} body */
const keys = (body) => find(body).map(({ key, by, facts }) => [key, by, ...facts]);

describe('texts of a source', () => {
  test.each([
    ['a call', "const f = () => say('a.b');", [['a.b', 't']]],
    ['facts by name', "const f = (n: number) => say('a.b', { n, of: 1 });", [['a.b', 't', 'n', 'of']]],
    [
      'one of two keys',
      "const f = (x: boolean) => say(x ? 'a' : 'b');",
      [
        ['a', 't'],
        ['b', 't'],
      ],
    ],
    [
      'an element',
      "const f = () => <p title={say('a')}>{rich('b', { i })}</p>;",
      [
        ['a', 't'],
        ['b', 'rich', 'i'],
      ],
    ],
    ['a getter', "const nav = { get label() { return say('a'); } };", [['a', 't']]],
    ['a function of another name', "const t = (key: string) => key; const f = () => t('a');", []],
  ])('%s', (_what, body, expected) => {
    expect(keys(body)).toEqual(expected);
  });

  test('places are those of the quoted key, behind letters of any script', () => {
    const source = "import { t } from './texts';\nconst f = () => ['प्याज 🧅', t('a.b')];";
    expect(findTexts('a.ts', source).map(({ at }) => source.slice(at.start, at.end))).toEqual(["'a.b'"]);
  });

  test('other modules of that name are not the texts of the package', () => {
    expect(findTexts('a.ts', "import { t } from '@basket/texts';\nconst f = () => t('a');")).toEqual([]);
  });

  test.each([
    ['by a key that is computed', 'const f = (k: string) => say(k);', /page\.tsx:2 .* not written out/],
    ['by a key that is put together', 'const f = (k: string) => say(`a.${k}`);', /not written out/],
    ['with facts that are spread', "const f = (o: object) => say('a', { ...o });", /not written out by name/],
    ['with facts in a variable', "const f = (o: object) => say('a', o);", /not written out by name/],
    ['while the module loads', "const label = say('a');", /while the module loads/],
  ])('is refused %s', (_what, body, why) => {
    expect(() => find(body)).toThrow(why);
  });
});
