import type { ImportedFields, ImportResult, Product, ProductTexts } from '@basket/domain';

type Texts = Product['texts'];

const codesOf = (...texts: readonly object[]): readonly string[] => [...new Set(texts.flatMap(Object.keys))];

/** The texts of a product in other languages as a row of a file leaves them. An empty one is not kept, nor a language without any. */
export const decideTexts = (texts: Texts, said: NonNullable<ImportedFields['texts']>): Texts =>
  Object.fromEntries(
    codesOf(texts, said).flatMap((code) => {
      const own = Object.entries({ ...texts[code], ...said[code] }).flatMap(([name, text]) =>
        text === null ? [] : [[name, text] as const],
      );
      return own.length === 0 ? [] : [[code, Object.fromEntries(own)] as const];
    }),
  );

/**
 * The texts that differ, each as `name:hi` with its value before, as far as a preview shows it.
 *
 * @param mostShown characters of a value
 */
export const textChanges = (before: Texts, after: Texts, mostShown: number): ImportResult['changes'] =>
  codesOf(before, after).flatMap((code) => {
    const [was = {}, is = {}] = [before[code], after[code]];
    const names = codesOf(was, is) as readonly (keyof ProductTexts)[];
    return names
      .filter((name) => was[name] !== is[name])
      .map((name) => ({ field: `${name}:${code}`, before: was[name]?.slice(0, mostShown) ?? null }));
  });
