import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import hidden from '../lib/visually-hidden.module.css';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** The second line of a card, or the right end of a list row ('Pay the rider'). */
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  /** The name of the choice. */
  readonly legend: ReactNode;
  /** Hides the legend visually, if a heading says the same. */
  readonly isLegendHidden?: boolean | undefined;
  readonly options: readonly RadioOption<Value>[];
  /** The chosen value; null if none is. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** `list`: rows separated by lines. `cards`: framed options, side by side if there is room. */
  readonly variant?: 'list' | 'cards' | undefined;
}

/** A choice of one of a few visible options: payment methods, options of a product. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, isLegendHidden, options, value, onChange, variant = 'list' } = props;
  const name = useId();
  return (
    <fieldset className={styles.group} role="radiogroup">
      <legend className={cx(styles.legend, isLegendHidden && hidden.hidden)}>{legend}</legend>
      <div className={styles[variant]}>
        {options.map((option) => (
          <Option
            key={option.value}
            option={option}
            name={name}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  readonly option: RadioOption<string>;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
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
