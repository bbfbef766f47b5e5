import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import hidden from '../lib/visually-hidden.module.css';
import { FieldMessage, useFieldTies } from './field-frame';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** In cards the second line, in a list at the right edge ('Pay the rider'). */
  hint?: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  /** What is chosen here. */
  legend: ReactNode;
  /** The legend is read out but not shown: where a heading says the same. */
  isLegendHidden?: boolean | undefined;
  options: ReadonlyArray<RadioOption<Value>>;
  /** The chosen one; null: none yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** `list`: rows parted by lines, with round marks. `cards`: framed choices side by side where there is room. */
  variant?: 'list' | 'cards' | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Of the inputs, for forms that are read by name. */
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** One of a few, all to be seen: payment methods, options of a product. Arrow keys move as in every radio group. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, isLegendHidden, options, value, onChange, variant = 'list' } = props;
  const { hint, error, name, isDisabled, className } = props;
  const madeName = useId();
  const ties = useFieldTies({ hint, error }, {});
  return (
    <fieldset
      className={cx(styles.group, className)}
      disabled={isDisabled}
      role="radiogroup"
      aria-invalid={ties['aria-invalid']}
      aria-describedby={ties['aria-describedby']}
    >
      <legend className={cx(styles.legend, isLegendHidden && hidden.hidden)}>{legend}</legend>
      <div className={styles[variant]}>
        {options.map((option) => (
          <Option
            key={option.value}
            option={option}
            name={name ?? madeName}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <FieldMessage id={ties.id} hint={hint} error={error} />
    </fieldset>
  );
}

interface OptionProps {
  option: RadioOption<string>;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Named by its label alone; the hint is its description. */
function Option({ option, name, isChosen, onChoose }: OptionProps) {
  const { value, label, hint, icon, isDisabled } = option;
  const id = useId();
  return (
    <label className={styles.option}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onChoose}
      />
      {icon && <span className={styles.icon}>{icon}</span>}
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {hint && (
        <span id={`${id}-hint`} className={styles.optionHint}>
          {hint}
        </span>
      )}
    </label>
  );
}
