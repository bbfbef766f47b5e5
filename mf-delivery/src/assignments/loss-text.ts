import type { Assignment, Loss } from '@basket/domain';
import { rupees } from '@basket/ui';

/** The news of a lost order and what the partner does now: leave it, bring it back, or hand it over. */
export function lossText({ why, from }: Loss): { readonly title: string; readonly todo: string } {
  const title = why === 'cancelled' ? 'Order cancelled' : 'Order taken back';
  if (from === 'delivered')
    return { title, todo: 'The store has undone this delivery. Its pay and cash no longer count.' };
  if (from !== 'out_for_delivery') return { title, todo: 'Do not deliver it. Leave it at the store.' };
  return {
    title,
    todo:
      why === 'cancelled'
        ? 'Do not deliver it. Bring the goods back to the store.'
        : 'Do not deliver it. Call the store: the goods go to another partner.',
  };
}

/** The words for an order whose delivery was undone, so that its partner has it in hand again. */
export function undoneText({
  earningPaise,
  paymentMethod,
  totalPaise,
}: Pick<Assignment, 'earningPaise' | 'paymentMethod' | 'totalPaise'>): {
  readonly title: string;
  readonly todo: string;
} {
  const cash = paymentMethod === 'cod' && totalPaise > 0 ? ', nor does its cash' : '';
  return {
    title: 'Delivery undone',
    todo: `It is among your orders again, and its pay of ${rupees(earningPaise)} no longer counts${cash}. Deliver it, or call the store if you have.`,
  };
}

/** In which words the list and the page of a lost order say so. */
export const lossLine = ({ lost }: Pick<Assignment, 'lost'>): string =>
  lost ? `${lossText(lost).title}. ${lossText(lost).todo}` : 'This order is no longer yours to deliver.';
