import {
  joinPincodes,
  parseRupees,
  servedPincodesProblem,
  shopPhoneText,
  toLatinDigits,
  typedPincode,
  type FieldLimits,
} from '@basket/domain';
import type { FieldProps } from '@basket/ui';
import { rupeesText } from '../../forms/rupees-text';
import { t } from '../../texts';

/** The parts of a setting's messages and input, besides its kind. */
interface About extends FieldLimits {
  readonly label: () => string;
  /** The input of a text. @default 'text' */
  readonly type?: 'email' | 'password';
  /** The message for a text that the schema refuses. @default 'Please check the …' */
  readonly wrong?: () => string;
  readonly isRequired?: boolean;
}

interface SettingKind {
  /** A stored value as people type it. @default String */
  readonly text?: (value: unknown) => string;
  /** The typed text, as it is stored; NaN or an invalid text where it cannot be. */
  readonly value: (typed: string) => string | number | readonly string[];
  /** Messages for what the schema refuses. */
  readonly texts?: (about: About) => {
    readonly missing?: string;
    readonly tooLong?: string;
    readonly invalid: string;
  };
  /** Names the part of a list that is wrong, which the messages cannot; null if none is. */
  readonly problem?: (typed: string) => string | null;
  readonly input: (about: About) => Partial<FieldProps>;
}

const number = (typed: string): number => (typed === '' ? NaN : Number(toLatinDigits(typed)));
const listOf = (typed: string): readonly string[] =>
  joinPincodes(typed)
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
const figure = {
  type: 'text',
  inputMode: 'decimal',
  maxLength: 20,
  autoComplete: 'off',
  isNumeric: true,
} as const;
const range = ({ minValue: min = -Infinity, maxValue: max = Infinity }: FieldLimits): string =>
  t('settings.range', { min, max });

/** Everything about the kinds of values that settings have. */
const kinds = {
  text: {
    value: (typed) => typed,
    texts: ({ label, wrong }) => {
      const field = label().toLowerCase();
      return {
        missing: t('settings.missing', { field }),
        tooLong: t('settings.tooLong', { field }),
        invalid: wrong?.() ?? t('settings.invalid', { field }),
      };
    },
    input: ({ type = 'text', maxLength, isRequired = false }) => ({
      type,
      maxLength,
      autoComplete: 'off',
      required: isRequired,
    }),
  },
  rupees: {
    text: (value) => rupeesText(Number(value)),
    value: (typed) => parseRupees(typed) ?? NaN,
    texts: ({ maxValue = Infinity }) => ({
      invalid: t('settings.rupeesWrong', { max: (maxValue / 100).toLocaleString('en-IN') }),
    }),
    input: () => ({ ...figure, leading: '₹' }),
  },
  number: {
    value: number,
    texts: ({ minValue: min = -Infinity, maxValue: max = Infinity }) => ({
      invalid: t('settings.numberWrong', { min, max }),
    }),
    input: (limits) => ({ ...figure, hint: range(limits) }),
  },
  wholeNumber: {
    value: number,
    texts: ({ minValue: min = -Infinity, maxValue: max = Infinity }) => ({
      invalid: t('settings.wholeNumberWrong', { min, max }),
    }),
    input: (limits) => ({ ...figure, hint: range(limits) }),
  },
  time: {
    text: (value) => String(value).slice(0, 5), // without the seconds
    value: (typed) => `${typed}:00`,
    texts: () => ({ invalid: t('settings.chooseTime') }),
    input: () => ({ type: 'time', isNumeric: true }),
  },
  phone: {
    value: shopPhoneText,
    texts: () => ({ tooLong: t('settings.phoneWrong'), invalid: t('settings.phoneWrong') }),
    // Longer than what is stored: spaces and a country code that are left out.
    input: () => ({ type: 'tel', maxLength: 20, autoComplete: 'off' }),
  },
  pincode: {
    value: typedPincode,
    texts: () => ({ invalid: t('settings.pincodeWrong') }),
    input: () => ({ type: 'text', autoComplete: 'off', inputMode: 'numeric', isNumeric: true }),
  },
  pincodes: {
    text: (value) => String(value).replaceAll(',', ', '),
    value: listOf,
    problem: (typed) => servedPincodesProblem(listOf(typed)),
    input: () => ({ type: 'text', autoComplete: 'off' }),
  },
} as const satisfies Readonly<Record<string, SettingKind>>;

export type KindName = keyof typeof kinds;
export const kindOf = (name: KindName): SettingKind => kinds[name];
