import type { ProductOption } from '@basket/domain';
import { Button, Field, IconButton, IconPlus, IconTrash, signedRupees } from '@basket/ui';
import { toast } from '@basket/web';
import { emptyOption, readOption, type OptionText } from '../new-option';
import { productFieldId } from '../product-form';
import styles from './product-form.module.css';

export interface OptionsEditorProps {
  readonly options: readonly ProductOption[];
  readonly onChange: (options: readonly ProductOption[]) => void;
  /** What stands in the fields of the next one. */
  readonly typed: OptionText;
  readonly onType: (typed: OptionText) => void;
  readonly error: string | undefined;
}

const focusNext = (): void => document.getElementById(productFieldId('options'))?.focus();

/** Choices such as Size: 1 kg, each with what it adds to the price (spec section 5). */
export function OptionsEditor({ options, onChange, typed, onType, error }: OptionsEditorProps) {
  function add(): void {
    const read = readOption(typed, options);
    if ('problem' in read) {
      toast.error(read.problem);
    } else {
      onChange([...options, read.option]);
      onType(emptyOption);
    }
    focusNext();
  }

  const field = (name: keyof OptionText) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => onType({ ...typed, [name]: event.target.value }),
    onKeyDown: (event: { key: string; preventDefault(): void }) => {
      if (event.key !== 'Enter') return;
      event.preventDefault(); // adds the option, sends no form
      add();
    },
  });

  return (
    <div className={styles.part} role="group" aria-labelledby="product-options-title">
      <h3 id="product-options-title" className={styles.title}>
        Options
      </h3>
      {options.length > 0 && (
        <ul className={styles.options} aria-label="Options of this product">
          {options.map((option) => (
            <li key={option.optionId} className={styles.option}>
              <span>
                {option.group}: <b>{option.value}</b>
              </span>
              <small className={styles.adjustment}>{signedRupees(option.adjustmentPaise)}</small>
              <IconButton
                size="l"
                tone="danger"
                label={`Remove option ${option.group}: ${option.value}`}
                icon={<IconTrash />}
                onClick={() => {
                  onChange(options.filter(({ optionId }) => optionId !== option.optionId));
                  focusNext(); // its button goes with it
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.newOption}>
        <Field
          {...field('group')}
          id={productFieldId('options')}
          label="Option name"
          placeholder="Size"
          maxLength={40}
        />
        <Field {...field('value')} label="Value" placeholder="1 kg" maxLength={60} />
        <Field
          {...field('adjustment')}
          label="Price adjustment"
          placeholder="0.00"
          leading="₹"
          inputMode="text"
          isNumeric
          maxLength={12}
        />
        <Button variant="quiet" leading={<IconPlus />} onClick={add}>
          Add option
        </Button>
      </div>
      {error !== undefined && <p className={styles.problem}>{error}</p>}
    </div>
  );
}
