import { limitsOf, productSchema, specificationSchema, type Specification } from '@basket/domain';
import { Button, Field, IconButton, IconPlus, IconTrash, Stack, type Form } from '@basket/ui';
import { moved, MoveButtons } from '../../../forms/move-buttons';
import type { ProductForm } from '../product-form';
import { t } from '../../../texts';
import styles from './product-form.module.css';

const { name, value } = specificationSchema.entries;
const most = limitsOf(productSchema.entries.specifications).maxLength ?? Infinity;
/** The first one has the focus when the specifications are wrong. */
const rowId = (place: number): string =>
  place === 0 ? 'product-specifications' : `product-specification-${place}`;
const addId = 'product-add-specification';

/** The specifications of a product, such as Shelf life: 6 months, in the order of its page. Rows without any text are left out. */
export function SpecificationsEditor({ form }: { form: Form<ProductForm> }) {
  const rows = form.values.specifications;
  const set = (specifications: readonly Specification[]) =>
    form.change({ specifications: [...specifications] });

  function change(place: number, part: Partial<Specification>): void {
    set(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
  }

  function add(): void {
    set([...rows, { name: '', value: '' }]);
    requestAnimationFrame(() => document.getElementById(rowId(rows.length))?.focus());
  }

  function remove(place: number): void {
    set(rows.filter((_, at) => at !== place));
    document.getElementById(addId)?.focus(); // the pressed button disappears
  }

  return (
    <Stack gap={3} role="group" aria-labelledby="product-specifications-title">
      <h3 id="product-specifications-title" className={styles.title}>
        {t('products.specificationsTitle')}
      </h3>
      {rows.length > 0 && (
        <Stack as="ul" gap={3} aria-label={t('products.specificationsOf')}>
          {rows.map((row, place) => (
            <li key={place} className={styles.specification}>
              <Field
                id={rowId(place)}
                label={t('products.specification', { place: place + 1 })}
                isLabelHidden
                placeholder={t('products.specificationExample')}
                maxLength={limitsOf(name).maxLength}
                value={row.name}
                onChange={({ target }) => change(place, { name: target.value })}
              />
              <Field
                label={t('products.specificationValue', { place: place + 1 })}
                isLabelHidden
                placeholder={t('products.specificationValueExample')}
                maxLength={limitsOf(value).maxLength}
                value={row.value}
                onChange={({ target }) => change(place, { value: target.value })}
              />
              <span className={styles.rowActions}>
                <MoveButtons
                  id={`specification-${place}`}
                  name={t('products.specificationName', { place: place + 1 })}
                  place={place}
                  last={rows.length - 1}
                  onMove={(to) => set(moved(rows, place, to))}
                />
                <IconButton
                  size="l"
                  tone="danger"
                  label={t('products.removeSpecification', { place: place + 1 })}
                  icon={<IconTrash />}
                  onClick={() => remove(place)}
                />
              </span>
            </li>
          ))}
        </Stack>
      )}
      <Button
        id={addId}
        className={styles.add}
        variant="quiet"
        leading={<IconPlus />}
        disabled={rows.length >= most}
        onClick={add}
      >
        {t('products.addSpecification')}
      </Button>
      {form.errors.specifications !== undefined && (
        <p className={styles.problem}>{form.errors.specifications}</p>
      )}
    </Stack>
  );
}
