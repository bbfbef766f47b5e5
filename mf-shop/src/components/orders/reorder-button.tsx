import { itemsIn, type OrderItem } from '@basket/domain';
import { Button, IconCart, type ButtonSize } from '@basket/ui';
import { cart, toast, useCart, useCatalogue, useLanguage, useNavigate } from '@basket/web';
import { tintOf } from '../../catalogue/tint-of';
import { paths } from '../../paths';
import { itemCount } from '../../cart/cart-lines';
import { mergeIntoCart, planReorder, reorderNote } from '../../cart/reorder';
import { t } from '../../texts';

export interface ReorderButtonProps {
  readonly items: readonly OrderItem[];
  readonly size?: ButtonSize;
  /** The green button of its screen. @default false */
  readonly isMain?: boolean;
}

/** Puts a past order into the cart at today's prices and shows the cart. */
export function ReorderButton({ items, size, isMain = false }: ReorderButtonProps) {
  const catalogue = useCatalogue();
  const lines = useCart((state) => state.lines);
  const language = useLanguage();
  const navigate = useNavigate();

  function reorder(): void {
    if (catalogue.status !== 'ready') return;
    const { data } = catalogue;
    const plan = planReorder(itemsIn(items, language), data.productById, (categoryId) =>
      tintOf(data, categoryId),
    );
    const note = reorderNote(plan);
    if (note) toast.info(note);
    if (plan.lines.length === 0) return;
    cart.restore(mergeIntoCart(lines, plan.lines));
    toast.success(t('orders.itemsAdded', { n: itemCount(plan.lines) }));
    void navigate(paths.cart);
  }

  return (
    <Button
      variant={isMain ? 'primary' : 'quiet'}
      size={size}
      leading={<IconCart size={16} />}
      disabled={catalogue.status !== 'ready'}
      onClick={reorder}
    >
      {t('orders.again')}
    </Button>
  );
}
