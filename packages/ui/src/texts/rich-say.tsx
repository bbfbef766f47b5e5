import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { sayRich, type TextFact } from '@basket/domain';

/** An element of a text around what it wraps; facts are words, numbers, or such an element for a tag. */
type Wrap = (inside: ReactNode) => ReactNode;

/** Says texts with elements in them, `<b>{time}</b>`, each tag by a function of what it wraps. */
export const richSay =
  <Key extends string>() =>
  (key: Key, facts: Readonly<Record<string, TextFact | Wrap>>): ReactElement =>
    // Spread, so that parts need no keys: their places are fixed.
    createElement(Fragment, null, ...sayRich<ReactNode>(key, facts));

/** The tag `<b>`: what matters most in the text. */
export const bold: Wrap = (inside) => <b>{inside}</b>;
