import { assignOrder } from '@basket/domain';
import { authorOf } from '../../orders';
import { operation } from '../../platform/operation';
import { offerOrder } from './offer-order';

/** Offers an order to the partner whom an admin chose. Reads: profile, settings, order, partner. */
export const assignOrderOperation = operation(assignOrder, ['admin'], async ({ input, actor, unit, now }) => {
  const { attempt, deadlineAt } = await offerOrder(unit, { ...input, author: authorOf(actor), now });
  return { attempt, deadlineAt };
});
