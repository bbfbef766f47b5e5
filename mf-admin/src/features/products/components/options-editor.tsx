import { limitsOf, productOptionSchema, type ProductOption } from '@basket/domain';
import {
  Button,
  Field,
  IconButton,
  IconCheck,
  IconPencil,
  IconPlus,
  IconTrash,
  signedRupees,
  Stack,
  type Form,
} from '@basket/ui';
import { toast } from '@basket/web';
import { moved, MoveButtons } from '../../../forms/move-buttons';
import { useDragOrder } from '../../../forms/use-drag-order';
import { emptyOption, optionTextOf, readOption, type OptionText } from '../new-option';
import type { ProductForm } from '../product-form';
import { t } from '../../../texts';
import styles from './product-form.module.css';

/** The first field of the next option, which has the focus when the options are wrong. */
const firstFieldId = 'product-options';
const focusFirstField = (): void => document.getElementById(firstFieldId)?.focus();

const { group, value } = productOptionSchema.entries;

/** The options of a product, such as Size: 1 kg, each with the amount it adds to the price. */
export function OptionsEditor({ form }: { form: Form<ProductForm> }) {
  const { options, newOption } = form.values;

  function add(): void {
    const read = readOption(newOption, options);
    if ('problem' in read) toast.error(read.problem);
    else form.change({ options: withOption(options, read.option), newOption: emptyOption });
    focusFirstField();
  }

  function remove(optionId: string): void {
    form.change({
      options: options.filter((option) => option.optionId !== optionId),
      ...(newOption.optionId === optionId && { newOption: emptyOption }),
    });
    focusFirstField(); // the pressed button disappears
  }

  function edit(option: ProductOption): void {
    form.change({ newOption: optionTextOf(option) });
    focusFirstField();
  }

  const control = (name: Exclude<keyof OptionText, 'optionId'>) => ({
    value: newOption[name],
    onChange: (event: { target: { value: string } }) =>
      form.change({ newOption: { ...newOption, [name]: event.target.value } }),
    onKeyDown: (event: { key: string; preventDefault(): void }) => {
      if (event.key !== 'Enter') return;
      event.preventDefault(); // Enter adds the option and must not submit the form
      add();
    },
  });

  return (
    <Stack gap={3} role="group" aria-labelledby="product-options-title">
      <h3 id="product-options-title" className={styles.title}>
        {t('products.optionsTitle')}
      </h3>
      {options.length > 0 && (
        <OptionList
          options={options}
          onEdit={edit}
          onRemove={remove}
          onMove={(from, to) => form.change({ options: moved(options, from, to) })}
        />
      )}
      <div className={styles.newOption}>
        <Field
          {...control('group')}
          id={firstFieldId}
          label={t('products.optionName')}
          placeholder={t('products.optionNameExample')}
          maxLength={limitsOf(group).maxLength}
        />
        <Field
          {...control('value')}
          label={t('products.optionValue')}
          placeholder={t('products.optionValueExample')}
          maxLength={limitsOf(value).maxLength}
        />
        <Field
          {...control('adjustment')}
          label={t('products.priceAdjustment')}
          placeholder="0.00"
          leading="₹"
          inputMode="text"
          isNumeric
          maxLength={12}
        />
        <Button
          variant="quiet"
          leading={newOption.optionId === '' ? <IconPlus /> : <IconCheck />}
          onClick={add}
        >
          {t(newOption.optionId === '' ? 'products.addOption' : 'products.saveOption')}
        </Button>
      </div>
      {form.errors.options !== undefined && <p className={styles.problem}>{form.errors.options}</p>}
    </Stack>
  );
}

/** 'Size: 1 kg' */
const nameOf = ({ group: name, value: chosen }: ProductOption): string => `${name}: ${chosen}`;

interface OptionListProps {
  readonly options: readonly ProductOption[];
  readonly onEdit: (option: ProductOption) => void;
  readonly onRemove: (optionId: string) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** The list with an option in its place, or at the end if it is new. */
const withOption = (options: readonly ProductOption[], option: ProductOption): ProductOption[] =>
  options.some(({ optionId }) => optionId === option.optionId)
    ? options.map((known) => (known.optionId === option.optionId ? option : known))
    : [...options, option];

function OptionList({ options, onEdit, onRemove, onMove }: OptionListProps) {
  const draggable = useDragOrder((id, to) =>
    onMove(
      options.findIndex(({ optionId }) => optionId === id),
      to,
    ),
  );
  return (
    <ul className={styles.options} aria-label={t('products.optionsOf')}>
      {options.map((option, place) => (
        <li key={option.optionId} className={styles.option} {...draggable(option.optionId, place)}>
          <span>
            {option.group}: <b>{option.value}</b>
          </span>
          <small className={styles.adjustment}>{signedRupees(option.adjustmentPaise)}</small>
          <MoveButtons
            id={`option-${option.optionId}`}
            name={nameOf(option)}
            place={place}
            last={options.length - 1}
            onMove={(to) => onMove(place, to)}
          />
          <IconButton
            size="l"
            label={t('products.editOption', { option: nameOf(option) })}
            icon={<IconPencil />}
            onClick={() => onEdit(option)}
          />
          <IconButton
            size="l"
            tone="danger"
            label={t('products.removeOption', { option: nameOf(option) })}
            icon={<IconTrash />}
            onClick={() => onRemove(option.optionId)}
          />
        </li>
      ))}
    </ul>
  );
}
