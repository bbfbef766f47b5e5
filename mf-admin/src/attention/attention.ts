import { asksForAdmin, type Order, type PublicStoreSettings } from '@basket/domain';

/** Why automatic dispatch leaves an order to an admin, in few words for a list and in a sentence. */
export interface Attention {
  readonly short: string;
  readonly text: string;
}

const attentions = {
  passes: {
    short: 'nobody took it: choose a partner',
    text: 'Three partners did not take this order, so it is no longer offered automatically. Choose a partner.',
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
