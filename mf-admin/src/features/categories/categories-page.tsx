import { useState } from 'react';
import { countCategories, type Category, type Stored } from '@basket/domain';
import { Button, EmptyState, IconPlus, Page, PageHeader } from '@basket/ui';
import { call, LoadFailed, prepareImageUrls, useLiveQuery, useLoaded, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/state-badges';
import { sortedCategories } from '../../queries';
import { t } from '../../texts';
import { CategoryGrid, CategoryGridSkeleton } from './components/category-grid';
import { CategoryDialog } from './components/category-dialog';
import { DeleteCategory } from './components/delete-category';
import { useCategoryOrder } from './use-category-order';

type Row = Stored<Category>;

/** The dialog that is open, if any. */
type Open =
  | { readonly what: 'nothing' }
  | { readonly what: 'form'; readonly category: Row | null }
  | { readonly what: 'deletion'; readonly category: Row };

/** /admin/categories: the categories that the shop sorts its products by. */
export function CategoriesPage() {
  usePageTitle(t('categories.title'));
  const categories = useLiveQuery(sortedCategories);
  useLoaded('image-urls', prepareImageUrls, t('categories.picturesNotFound'));
  const [open, setOpen] = useState<Open>({ what: 'nothing' });
  const close = () => setOpen({ what: 'nothing' });
  const all = categories.status === 'ready' ? categories.data : [];
  const order = useCategoryOrder(all);
  const counts = useLoaded(
    all.length > 0 ? `counts:${all.map(({ id }) => id).join()}` : null,
    () => call(countCategories, {}),
    t('categories.productsNotCounted'),
  );
  const add = (
    <Button size="s" leading={<IconPlus />} onClick={() => setOpen({ what: 'form', category: null })}>
      {t('categories.addCategory')}
    </Button>
  );
  return (
    <Page rhythm="panels">
      <PageHeader
        title={t('categories.title')}
        badge={<LiveState of={[categories]} />}
        actions={categories.status === 'ready' && all.length > 0 && add}
      />
      {categories.status === 'error' && <LoadFailed title={t('categories.loadFailed')} of={categories} />}
      {categories.status === 'loading' && <CategoryGridSkeleton />}
      {categories.status === 'ready' && all.length === 0 && (
        <EmptyState art="search" title={t('categories.none')} text={t('categories.noneText')} action={add} />
      )}
      <CategoryGrid
        categories={order.categories}
        counts={counts.status === 'ready' ? counts.data.products : {}}
        onMove={order.move}
        onEdit={(category) => setOpen({ what: 'form', category })}
        onDelete={(category) => setOpen({ what: 'deletion', category })}
      />
      {open.what === 'form' && <CategoryDialog category={open.category} categories={all} onClose={close} />}
      {open.what === 'deletion' && (
        <DeleteCategory category={open.category} categories={all} onClose={close} />
      )}
    </Page>
  );
}
