import { useEffect, useEffectEvent, useRef } from 'react';
import type { Category, Stored } from '@basket/domain';
import {
  formatDate,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconPencil,
  IconTrash,
  LoadingRegion,
  Muted,
  ProductImage,
  Skeleton,
} from '@basket/ui';
import { categoryImageUrl } from '@basket/web';
import { ActiveBadge } from '../../../components/state-badges';
import { useDragOrder } from '../../../forms/use-drag-order';
import { t } from '../../../texts';
import styles from './category-grid.module.css';

type Row = Stored<Category>;

export interface CategoryGridProps {
  /** In the order of the shop. */
  readonly categories: readonly Row[];
  /** Products by category; absent while they are being counted. */
  readonly counts: Readonly<Record<string, number>>;
  readonly onMove: (id: string, place: number) => void;
  readonly onEdit: (category: Row) => void;
  readonly onDelete: (category: Row) => void;
}

/** A card per category. Cards are put in order by dragging them, or with the buttons of each. */
export function CategoryGrid({ categories, ...props }: CategoryGridProps) {
  const draggable = useDragOrder(props.onMove);
  const stepped = useRef<{ readonly id: string; readonly isEarlier: boolean } | null>(null);
  const order = categories.map(({ id }) => id).join();
  const keepFocus = useEffectEvent(() => {
    if (!stepped.current) return;
    const { id, isEarlier } = stepped.current;
    stepped.current = null;
    const [first, second] = isEarlier ? ['earlier', 'later'] : ['later', 'earlier'];
    focusFirst([`${first}-${id}`, `${second}-${id}`]);
  });
  // A card that changes its place takes the focus of its buttons away.
  useEffect(() => keepFocus(), [order]);
  if (categories.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label={t('categories.title')}>
      {categories.map((category, place) => (
        <li key={category.id} {...draggable(category.id, place)}>
          <CategoryCard
            category={category}
            place={place}
            last={categories.length - 1}
            {...props}
            onStep={(id, to) => {
              stepped.current = { id, isEarlier: to < place };
              props.onMove(id, to);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Focuses the first of some buttons that can be pressed. */
function focusFirst(ids: readonly string[]): void {
  const buttons = ids.map((id) => document.getElementById(id));
  buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
}

interface CategoryCardProps extends Omit<CategoryGridProps, 'categories' | 'onMove'> {
  readonly onStep: CategoryGridProps['onMove'];
  readonly category: Row;
  readonly place: number;
  /** Place of the last category. */
  readonly last: number;
}

function CategoryCard(props: CategoryCardProps) {
  const { category, place, last, counts, onStep, onEdit, onDelete } = props;
  const { id, name } = category;
  const count = counts[id];
  return (
    <article className={styles.card} aria-label={name}>
      <ProductImage src={categoryImageUrl(category.icon)} alt="" tint={category.colour} size="line" />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <Muted>{category.description}</Muted>
        <p className={styles.facts}>
          <span>{t('categories.createdAt', { date: formatDate(category.createdAt) })}</span>
          <span className={styles.count}>
            {count !== undefined && t('categories.products', { n: count })}
          </span>
        </p>
      </div>
      <footer className={styles.foot}>
        <span className={styles.state}>
          <ActiveBadge isActive={category.isActive} />
        </span>
        <IconButton
          id={`earlier-${id}`}
          label={t('categories.moveEarlier', { name })}
          icon={<IconArrowUp />}
          disabled={place === 0}
          onClick={() => onStep(id, place - 1)}
        />
        <IconButton
          id={`later-${id}`}
          label={t('categories.moveLater', { name })}
          icon={<IconArrowDown />}
          disabled={place === last}
          onClick={() => onStep(id, place + 1)}
        />
        <IconButton
          label={t('categories.editNamed', { name })}
          icon={<IconPencil />}
          onClick={() => onEdit(category)}
        />
        <IconButton
          label={t('categories.deleteNamed', { name })}
          icon={<IconTrash />}
          onClick={() => onDelete(category)}
        />
      </footer>
    </article>
  );
}

/** Eight cards in the shape of the final ones, while the categories load. */
export function CategoryGridSkeleton() {
  return (
    <LoadingRegion label={t('categories.loading')} className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton variant="block" className={styles.picture} />
          <div className={styles.words}>
            <Skeleton size="m" width="half" />
            <Skeleton />
            <Skeleton width="threeQuarters" />
          </div>
          <div className={styles.foot}>
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
