import { groupDigits } from './written-numbers';

/** A fact of a text: words as they are shown, or a whole number, which decides a plural and is grouped. */
export type TextFact = string | number;

/** A text as the build makes it of a message (tools/texts): its words, or a function of its facts that is given what groups digits. */
type Compiled = string | ((facts: unknown, group: typeof groupDigits) => unknown);

/**
 * The texts that are loaded, in the language of the page. Each build has its own: the build puts it in place of this name, with a
 * number for each key. Jest and functions have all of them by key.
 */
declare const TEXT_TABLE: Readonly<Record<string, Compiled | undefined>>;

function said(key: string, facts: unknown): unknown {
  const text = TEXT_TABLE[key];
  if (text === undefined) throw new Error(`the text ${key} is not loaded`);
  return typeof text === 'function' ? text(facts, groupDigits) : text;
}

/**
 * Says texts of a package, each by a key that is written out, while something renders or happens: at the top of a module no language is
 * there yet. Facts are those of the message; the build compares them.
 */
export type Say<Key extends string> = (key: Key, facts?: Readonly<Record<string, TextFact>>) => string;
export const say = said as Say<string>;

/**
 * Says a text with elements in it, `<link>Terms</link>`: each tag is a function of what it wraps.
 *
 * @returns its parts, in order
 */
export const sayRich = said as <Part>(
  key: string,
  facts: Readonly<Record<string, TextFact | ((inside: readonly Part[]) => Part)>>,
) => readonly Part[];
