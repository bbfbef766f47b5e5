import { say, type Say } from '@basket/domain';
import { richSay } from '@basket/ui';
import type en from './en.json';

/** Says a text of this remote; see docs/languages.md. */
export const t: Say<keyof typeof en> = say;
export const rich = richSay<keyof typeof en>();
