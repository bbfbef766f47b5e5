import { deliveryPartnerPath, editPartner } from '@basket/domain';
import { operation } from '../../platform/operation';
import { readPartner } from '../offers/offer-step';

export const editPartnerOperation = operation(editPartner, ['admin'], async ({ input, unit, now }) => {
  const { deliveryPartnerId, ...facts } = input;
  await readPartner(unit, deliveryPartnerId);
  unit.update(deliveryPartnerPath(deliveryPartnerId), { ...facts, updatedAt: now });
  return {};
});
