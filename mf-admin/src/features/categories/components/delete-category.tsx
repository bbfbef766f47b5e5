import { useState } from 'react';
import { deleteCategory, type Category, type Stored } from '@basket/domain';
import { ConfirmDialog, Select } from '@basket/ui';
import { CallRefusedError } from '@basket/web';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';

export interface DeleteCategoryProps {
  readonly category: Stored<Category>;
  readonly categories: readonly Stored<Category>[];
  readonly onClose: () => void;
}

/** The choice of no category. Cannot be an id, because ids never begin with a dash. */
const noCategory = '-';

/** How many products use the category, if that is why the server refused to delete it. */
const productsInUse = (error: unknown): number | null =>
  error instanceof CallRefusedError && error.code === 'category_in_use'
    ? Number(error.facts['products'] ?? 0)
    : null;

/** Asks before a category is deleted and, while products use it, which category they should move to. */
export function DeleteCategory({ category, categories, onClose }: DeleteCategoryProps) {
  /** Number of products that use the category. Null until the server has refused because of them. */
  const [products, setProducts] = useState<number | null>(null);
  const [target, setTarget] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const deleting = useTold(deleteCategory, {
    done: t('categories.deleted'),
    failed(error) {
      setProducts((before) => productsInUse(error) ?? before);
      return t('categories.deleteFailed');
    },
  });

  function confirm(): void {
    if (products !== null && target === '') {
      setIsMissing(true);
      return;
    }
    const move = products === null ? {} : { moveProductsTo: target === noCategory ? null : target };
    void deleting.run({ categoryId: category.id, ...move }, onClose);
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('categories.deleteTitle', { name: category.name })}
      text={products === null ? t('categories.deleteText') : t('categories.stillUsed', { n: products })}
      confirmLabel={t(products === null ? 'categories.deleteCategory' : 'categories.moveAndDelete')}
      isDanger
      isBusy={deleting.isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {products !== null && (
        <Select
          label={t('categories.moveTo')}
          placeholder={t('categories.chooseCategory')}
          options={[
            ...categories
              .filter(({ id }) => id !== category.id)
              .map(({ id, name }) => ({ value: id, label: name })),
            { value: noCategory, label: t('categories.uncategorized') },
          ]}
          value={target}
          error={isMissing && t('categories.moveToMissing')}
          onChange={(event) => {
            setIsMissing(false);
            setTarget(event.target.value);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
