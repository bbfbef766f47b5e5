import { asksForAdmin, type Assignment, type Order, type PublicStoreSettings } from '@basket/domain';
import { formatCount } from '@basket/ui';

/** Why automatic dispatch leaves an order to an admin, in few words for a list and in a sentence. */
export interface Attention {
  readonly short: string;
  readonly text: string;
}

const attentions = {
  passes: {
    short: 'nobody took it: choose a partner',
    text: 'Nobody took this order, so it is no longer offered automatically. Choose a partner.',
  },
  admin: {
    short: 'taken back: choose a partner',
    text: 'This order was taken back, so it is not offered automatically. Choose a partner.',
  },
} as const satisfies Record<NonNullable<Order['dispatch']['stoppedBy']>, Attention>;

/** Null for an order that the server offers by itself, and for all orders while it does not do that. */
export const attentionOf = (
  order: Order,
  settings: Pick<PublicStoreSettings, 'automaticDispatch'>,
  now: number,
): Attention | null =>
  settings.automaticDispatch && asksForAdmin(order, settings, now) && order.dispatch.stoppedBy
    ? attentions[order.dispatch.stoppedBy]
    : null;

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const;
const times = (count: number): string => (count === 2 ? 'twice' : formatCount(count, 'time'));

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
  const who = `${words[counts.size] ?? counts.size} ${counts.size === 1 ? 'partner' : 'partners'}`;
  const most = Math.max(...counts.values());
  const often = [...counts.values()].filter((count) => count > 1);
  if (counts.size === 1) return `${who} did not take this order${most > 1 ? `, asked ${times(most)}` : ''}`;
  if (often.length === 0) return `${who} did not take this order`;
  const some = often.length === 1 ? 'one of them' : `${words[often.length]?.toLowerCase()} of them`;
  return `${who} did not take this order, ${some} ${often.every((count) => count === 2) ? 'twice' : 'more than once'}`;
}
