import { asksForAdmin, type Assignment, type Order, type PublicStoreSettings } from '@basket/domain';
import { t } from '../texts';

/** Why automatic dispatch leaves an order to an admin, in few words for a list and in a sentence. */
export interface Attention {
  readonly short: string;
  readonly text: string;
}

const attentions = {
  passes: () => ({ short: t('attention.passesShort'), text: t('attention.passes') }),
  admin: () => ({ short: t('attention.takenBackShort'), text: t('attention.takenBack') }),
} as const satisfies Record<NonNullable<Order['dispatch']['stoppedBy']>, () => Attention>;

/** Null for an order that the server offers by itself, and for all orders while it does not do that. */
export const attentionOf = (
  order: Order,
  settings: Pick<PublicStoreSettings, 'automaticDispatch'>,
  now: number,
): Attention | null =>
  settings.automaticDispatch && asksForAdmin(order, settings, now) && order.dispatch.stoppedBy
    ? attentions[order.dispatch.stoppedBy]()
    : null;

/**
 * The partners who let the order pass since it began to be offered automatically, counted as persons: 'Two partners did not take this order,
 * one of them twice'. Null while the offers are not known.
 *
 * @param offers of the order, latest first
 */
export function passesText(
  { dispatch: { passes } }: Pick<Order, 'dispatch'>,
  offers: readonly Pick<Assignment, 'state' | 'deliveryPartnerId'>[],
): string | null {
  const counts = new Map<string, number>();
  const passed = offers.filter(({ state }) => state === 'rejected' || state === 'expired').slice(0, passes);
  for (const { deliveryPartnerId: id } of passed) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (counts.size === 0) return null;
  const n = counts.size;
  const often = [...counts.values()].filter((count) => count > 1);
  if (often.length === 0) return t('attention.passed', { n });
  if (n === 1) return t('attention.onePassed', { times: Math.max(...often) });
  return often.every((count) => count === 2)
    ? t('attention.passedTwice', { n, often: often.length })
    : t('attention.passedOften', { n, often: often.length });
}
