import type en from './en.json';
import { say, type Say } from './say';

/** Says a text of this package; see docs/languages.md. */
export const t: Say<keyof typeof en> = say;
