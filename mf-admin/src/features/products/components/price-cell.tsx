import { useEffect, useRef, useState } from 'react';
import { maxAmountPaise, parseRupees, saveProduct, type Product, type Stored } from '@basket/domain';
import { Button, ledgerRupees, RupeeField, TextButton } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { rupeesText } from '../../../forms/rupees-text';
import { draftOf, formOfProduct } from '../product-form';
import { t } from '../../../texts';
import styles from './product-look.module.css';

/** The error in a price that was typed; null for one that can be saved. */
function wrongPrice(text: string, { pricePaise, originalPricePaise }: Product): string | null {
  const paise = parseRupees(text);
  if (paise === null || paise < 1 || paise > maxAmountPaise) return t('products.priceWrong');
  if (originalPricePaise > pricePaise && paise > originalPricePaise)
    return t('products.aboveMrpOf', { mrp: ledgerRupees(originalPricePaise) });
  return null;
}

/** The price as a button that turns into a field. Enter saves, Escape leaves it as it was. */
export function PriceCell({ product }: { product: Stored<Product> }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadField = useRef(false);
  // The focus would be lost with the field. The next frame may come before the button is there again.
  useEffect(() => {
    if (!isOpen && hadField.current) button.current?.focus();
    hadField.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <PriceEditor product={product} onClose={() => setIsOpen(false)} />;
  const price = ledgerRupees(product.pricePaise);
  return (
    <TextButton
      ref={button}
      aria-label={t('products.changePriceOf', { name: product.name, price })}
      onClick={() => setIsOpen(true)}
    >
      <span className={styles.price}>{price}</span>
    </TextButton>
  );
}

/** Saves over the version that was shown when the field was opened: somebody else's newer one is never overwritten. */
function PriceEditor({ product, onClose }: { product: Stored<Product>; onClose: () => void }) {
  const [opened] = useState(product);
  const [text, setText] = useState(rupeesText(product.pricePaise));
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useTold(saveProduct, { failed: t('products.savePriceFailed') });

  function save(): void {
    const wrong = wrongPrice(text, opened);
    setProblem(wrong);
    if (wrong !== null) return;
    const draft = draftOf({ ...formOfProduct(opened), price: text }, opened.images);
    if (draft.pricePaise === opened.pricePaise) return onClose();
    const { id: productId, updatedAt } = opened;
    void saving.run({ kind: 'existing', productId, updatedAt, draft }, onClose);
  }

  return (
    <form
      className={styles.priceForm}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <RupeeField
        label={t('products.priceOf', { name: product.name })}
        isLabelHidden
        isDense
        autoFocus
        value={text}
        error={problem}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="s" isBusy={saving.isBusy}>
        {t('products.save')}
      </Button>
    </form>
  );
}
