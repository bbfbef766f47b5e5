import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { buildSuggester, byPopularity, optionGroups, type PublishedProduct } from '@basket/domain';
import { Panel, rupees, SearchField, Select, Stack, Stepper, Suggestions } from '@basket/ui';
import { LoadFailed, toast, useCatalogue } from '@basket/web';
import { t } from '../../../texts';
import styles from '../new-order.module.css';
import { mostOf, unitPaiseOf, withOption, withProduct, withQuantity, type OrderLine } from '../order-lines';

export interface OrderItemsProps {
  readonly lines: readonly OrderLine[];
  readonly onChange: (change: (lines: readonly OrderLine[]) => OrderLine[]) => void;
}

const stockText = ({ stockQuantity }: Pick<PublishedProduct, 'stockQuantity'>): string =>
  stockQuantity === 0 ? t('newOrder.outOfStock') : t('newOrder.inStock', { stock: String(stockQuantity) });

/** The items of the order: products are found by name, with price and stock, and each line says how many. */
export function OrderItems({ lines, onChange }: OrderItemsProps) {
  const catalogue = useCatalogue();
  const products = useMemo(
    () => (catalogue.status === 'ready' ? byPopularity(catalogue.data) : []),
    [catalogue],
  );
  const current = new Map(products.map((product) => [product.id, product]));
  return (
    <Panel title={t('newOrder.itemsTitle')}>
      <Stack gap={3}>
        <FindProduct
          products={products}
          onFound={(product) => onChange((before) => withProduct(before, product))}
        />
        {catalogue.status === 'error' && (
          <LoadFailed title={t('newOrder.loadProductsFailed')} of={catalogue} />
        )}
        {lines.length > 0 && (
          <ul className={styles.lines} aria-label={t('newOrder.itemsOfOrder')}>
            {lines.map((line) => (
              <Line
                key={line.id}
                line={{ ...line, product: current.get(line.product.id) ?? line.product }}
                onChange={onChange}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  );
}

interface FindProductProps {
  readonly products: readonly PublishedProduct[];
  readonly onFound: (product: PublishedProduct) => void;
}

/** A search by name: arrow keys reach a product, Enter takes it, and the best one when none is reached. */
function FindProduct({ products, onFound }: FindProductProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const suggester = useMemo(() => buildSuggester(products, []), [products]);
  const wanted = useDeferredValue(text);
  const found = useMemo(
    () => suggester.suggest(wanted).flatMap((one) => (one.kind === 'product' ? [one.product] : [])),
    [suggester, wanted],
  );

  function take(product: PublishedProduct | undefined): void {
    if (!product) return;
    if (product.stockQuantity === 0) return toast.info(t('newOrder.isOutOfStock', { product: product.name }));
    onFound(product);
    setText('');
  }

  return (
    <div className={styles.search}>
      <SearchField
        ref={input}
        id="new-order-product"
        label={t('newOrder.findProduct')}
        placeholder={t('newOrder.findProductPlaceholder')}
        value={text}
        onChange={setText}
        onSubmit={(typed) =>
          take(suggester.suggest(typed).flatMap((one) => (one.kind === 'product' ? [one.product] : []))[0])
        }
      >
        <Suggestions
          inputRef={input}
          label={t('newOrder.products')}
          isAsked={wanted.trim() !== ''}
          items={found.map((product) => ({
            id: product.id,
            label: product.name,
            detail: `${product.unit} · ${stockText(product)}`,
            trailing: rupees(product.pricePaise),
          }))}
          onChoose={(id) => take(found.find((product) => product.id === id))}
        />
      </SearchField>
    </div>
  );
}

/** One product of the order with its options, quantity and price. */
function Line({ line, onChange }: { line: OrderLine; onChange: OrderItemsProps['onChange'] }) {
  const { id, product, options, quantity } = line;
  const unitPaise = unitPaiseOf(line);
  const groups = optionGroups(product.options);
  const isShort = quantity > product.stockQuantity;
  return (
    <li className={styles.line}>
      <span className={styles.person}>
        <b>{product.name}</b>
        <small className={isShort ? styles.short : undefined}>
          {product.unit} · {rupees(unitPaise)} · {stockText(product)}
        </small>
      </span>
      {groups.length > 0 && (
        <span className={styles.options}>
          {groups.map(({ group, choices }) => (
            <Select
              key={group}
              label={t('newOrder.groupOf', { group, product: product.name })}
              isLabelHidden
              isDense
              value={options.find((option) => option.group === group)?.optionId ?? ''}
              options={choices.map(({ optionId, value }) => ({ value: optionId, label: value }))}
              onChange={({ target }) => {
                const choice = choices.find(({ optionId }) => optionId === target.value);
                if (choice) onChange((lines) => withOption(lines, id, choice));
              }}
            />
          ))}
        </span>
      )}
      <span className={styles.end}>
        <Stepper
          label={product.name}
          variant="outlined"
          value={quantity}
          max={Math.max(mostOf(product), 1)}
          onChange={(next) => onChange((lines) => withQuantity(lines, id, next))}
          onRemove={() => {
            onChange((lines) => withQuantity(lines, id, 0));
            document.getElementById('new-order-product')?.focus(); // the pressed button disappears
          }}
          onLimit={() =>
            toast.info(
              t('newOrder.onlyInStock', { stock: String(product.stockQuantity), product: product.name }),
            )
          }
        />
        <b className={styles.amount}>{rupees(unitPaise * quantity)}</b>
      </span>
    </li>
  );
}
