import { useDeferredValue, useState } from 'react';
import { limitsOf, productSchema } from '@basket/domain';
import { Button, Field, IconButton, IconTrash, Muted, Row, Stack, type Form } from '@basket/ui';
import { moved, MoveButtons } from '../../../forms/move-buttons';
import { findProducts, type ProductEntry } from '../product-entries';
import type { ProductForm } from '../product-form';
import { t } from '../../../texts';
import styles from './product-form.module.css';

const most = limitsOf(productSchema.entries.relatedProductIds).maxLength ?? Infinity;
const mostFound = 5;
const searchId = 'product-relatedProductIds';

const focusSearch = (): void => document.getElementById(searchId)?.focus();

export interface RelatedProductsProps {
  readonly form: Form<ProductForm>;
  /** All that can be chosen. */
  readonly products: readonly ProductEntry[];
  /** The product itself; null for a new one. */
  readonly ownId: string | null;
}

/** Products that the page of this one leads to, found by their names. Enter takes the first that was found. */
export function RelatedProducts({ form, products, ownId }: RelatedProductsProps) {
  const chosen = form.values.relatedProductIds;
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const isFull = chosen.length >= most;
  const found =
    wanted === '' || isFull
      ? []
      : findProducts(products, { search: wanted, categoryId: '', filter: '', sort: 'name' })
          .filter(({ id }) => id !== ownId && !chosen.includes(id))
          .slice(0, mostFound);
  const set = (ids: readonly string[]) => form.change({ relatedProductIds: [...ids] });

  function add(id: string): void {
    set([...chosen, id]);
    setText('');
    focusSearch();
  }

  return (
    <Stack gap={3} role="group" aria-labelledby="product-related-title">
      <h3 id="product-related-title" className={styles.title}>
        {t('products.relatedTitle')}
      </h3>
      {chosen.length > 0 && <Chosen ids={chosen} products={products} onChange={set} />}
      <Field
        id={searchId}
        label={t('products.findProduct')}
        placeholder={t('products.name')}
        autoComplete="off"
        value={text}
        disabled={isFull}
        hint={isFull ? t('products.mostRelated', { most }) : undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // Enter takes a product and must not submit the form
          if (found[0]) add(found[0].id);
        }}
      />
      {found.length > 0 && (
        <Row as="ul" gap={2} align="stretch" aria-label={t('products.found')}>
          {found.map(({ id, name }) => (
            <li key={id}>
              <Button variant="quiet" size="s" onClick={() => add(id)}>
                {name}
              </Button>
            </li>
          ))}
        </Row>
      )}
      {wanted !== '' && !isFull && found.length === 0 && <Muted isFaint>{t('products.noneFound')}</Muted>}
    </Stack>
  );
}

interface ChosenProps {
  readonly ids: readonly string[];
  readonly products: readonly ProductEntry[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The related products in the order of the page. */
const Chosen = ({ ids, products, onChange }: ChosenProps) => (
  <ul className={styles.options} aria-label={t('products.relatedOf')}>
    {ids.map((id, place) => {
      const name = products.find((product) => product.id === id)?.name ?? t('products.goneProduct');
      return (
        <li key={id} className={styles.option}>
          <span>{name}</span>
          <MoveButtons
            id={`related-${id}`}
            name={name}
            place={place}
            last={ids.length - 1}
            onMove={(to) => onChange(moved(ids, place, to))}
          />
          <IconButton
            size="l"
            tone="danger"
            label={t('products.removeRelated', { name })}
            icon={<IconTrash />}
            onClick={() => {
              onChange(ids.filter((other) => other !== id));
              focusSearch(); // the pressed button disappears
            }}
          />
        </li>
      );
    })}
  </ul>
);
