import type { Assignment, Loss } from '@basket/domain';
import { rupees } from '@basket/ui';
import { t } from '../texts';

/** The news of a lost order and what the partner does now: leave it, bring it back, or hand it over. */
export function lossText({ why, from }: Loss): { readonly title: string; readonly todo: string } {
  const title = t(why === 'cancelled' ? 'assignments.orderCancelled' : 'assignments.orderTakenBack');
  if (from === 'delivered') return { title, todo: t('assignments.lostDelivered') };
  if (from !== 'out_for_delivery') return { title, todo: t('assignments.leaveAtStore') };
  return {
    title,
    todo: t(why === 'cancelled' ? 'assignments.bringBack' : 'assignments.handToOther'),
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
  const hasCash = paymentMethod === 'cod' && totalPaise > 0;
  return {
    title: t('assignments.deliveryUndone'),
    todo: t(hasCash ? 'assignments.undoneCashTodo' : 'assignments.undoneTodo', { pay: rupees(earningPaise) }),
  };
}

/** In which words the list and the page of a lost order say so. */
export function lossLine({ lost }: Pick<Assignment, 'lost'>): string {
  if (!lost) return t('assignments.notYours');
  const { title, todo } = lossText(lost);
  return t('assignments.lossLine', { title, todo });
}
