import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { FormError } from './form-error-summary';

type FieldName<Values> = keyof Values & string;
/** Fields that hold any text; a field with a fixed set of texts is changed by `change`. */
type TextFieldName<Values> = {
  [Name in FieldName<Values>]: string extends Values[Name] ? Name : never;
}[FieldName<Values>];

/** A message for each wrong field. */
export type FormErrors<Values> = { readonly [Name in FieldName<Values>]?: string | undefined };

export interface FormOptions<Values extends object> {
  /**
   * The initial values, in the order of the fields on the screen. They may arrive late: they then
   * appear in every field that is neither changed nor focused.
   */
  readonly initial: Values;
  /** Changes that somebody made before the form was opened, such as before a reload; only the first render reads them. */
  readonly resumed?: Partial<Values> | undefined;
  /** Returns the errors; called with every render. */
  readonly check: (values: Values) => FormErrors<Values>;
  /**
   * Called with values without errors, never while an earlier call runs. Handles its own failures.
   * @returns 'leaving' when another screen is about to take the place of the form, which stays busy until then
   */
  readonly send: (values: Values) => Promise<'leaving' | void> | void;
  /** Prefix of the ids of the controls and of the form. @default '' */
  readonly idPrefix?: string;
  /** Called with the first error if the form cannot be sent. */
  readonly onInvalid?: (message: string) => void;
  /** Called with all values when one has changed. */
  readonly onChange?: (values: Values) => void;
}

export interface Form<Values extends object> {
  /** The id of a form that a button outside of it sends. */
  readonly id: string;
  /** Attributes of the `<form>`. */
  readonly props: {
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
  /**
   * Attributes of the control of a text field.
   * @param clean returns what is kept of the typed text
   */
  readonly control: (
    name: TextFieldName<Values>,
    clean?: (text: string) => string,
  ) => {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
  readonly values: Values;
  /** The values that somebody changed; the same object until the next change. */
  readonly changed: Partial<Values>;
  /** The errors at the last attempt to send that still exist; changing a field removes its error. */
  readonly errors: FormErrors<Values>;
  /** The same errors for `FormErrorSummary`. */
  readonly errorLines: readonly FormError[];
  /** Whether the values could be sent now. */
  readonly isValid: boolean;
  /** Whether any value differs from its initial one by more than the spaces around a text. */
  readonly isDirty: boolean;
  /** Whether the form is being sent. */
  readonly isBusy: boolean;
  readonly change: (part: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  /** Restores the initial values. */
  readonly reset: () => void;
}

/**
 * The state of a form. Sending an invalid form shows the error of every field and focuses the first one;
 * a form that is being sent is not sent again.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { initial, check, idPrefix = '' } = options;
  const [changed, setChanged] = useState<Partial<Values>>(options.resumed ?? {});
  const [focused, setFocused] = useState<Partial<Values>>({});
  const [reported, setReported] = useState<readonly FieldName<Values>[]>([]);
  const { isBusy, isSending, sendOnce } = useSending();

  const names = Object.keys(initial) as FieldName<Values>[];
  const values: Values = { ...initial, ...focused, ...changed };
  const problems = check(values);
  const wrong = names.filter((name) => problems[name] !== undefined);
  const shown = wrong.filter((name) => reported.includes(name));
  const errors = Object.fromEntries(shown.map((name) => [name, problems[name]])) as FormErrors<Values>;

  const change: Form<Values>['change'] = (part) => {
    const partOf = (before: Values): Partial<Values> => (typeof part === 'function' ? part(before) : part);
    const now = partOf(values);
    setChanged((before) => ({ ...before, ...partOf({ ...initial, ...before }) }));
    setReported((before) => before.filter((name) => !(name in now)));
    options.onChange?.({ ...values, ...now });
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSending()) return;
    setReported(wrong);
    const [first] = wrong;
    if (first === undefined) return void sendOnce(() => options.send(values));
    options.onInvalid?.(problems[first] ?? '');
    document.getElementById(idPrefix + first)?.focus();
  }

  function keepFocused({ target }: FocusEvent): void {
    const name = names.find((known) => known === target.getAttribute('name'));
    if (name) setFocused({ [name]: values[name] } as unknown as Partial<Values>);
  }

  return {
    id: `${idPrefix}form`,
    props: { noValidate: true, onSubmit: submit, onFocus: keepFocused, onBlur: () => setFocused({}) },
    control: (name, clean = (text) => text) => ({
      id: idPrefix + name,
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: ({ target }) => change({ [name]: clean(target.value) } as unknown as Partial<Values>),
    }),
    values,
    changed,
    errors,
    errorLines: shown.map((name) => ({ fieldId: idPrefix + name, text: problems[name] ?? '' })),
    isValid: wrong.length === 0,
    isDirty: names.some((name) => contentOf(values[name]) !== contentOf(initial[name])),
    isBusy,
    change,
    reset: () => {
      setChanged({});
      setReported([]);
    },
  };
}

/** Whether a form is being sent. It stays so when sending ends in 'leaving'. */
function useSending() {
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because state changes only with the next render, too late for a second press.
  const isSending = useRef(false);
  async function sendOnce(send: () => Promise<'leaving' | void> | void): Promise<void> {
    isSending.current = true;
    setIsBusy(true);
    let outcome: 'leaving' | void = undefined;
    try {
      outcome = await send();
    } finally {
      if (outcome !== 'leaving') {
        isSending.current = false;
        setIsBusy(false);
      }
    }
  }
  return { isBusy, isSending: () => isSending.current, sendOnce };
}

const contentOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value);
