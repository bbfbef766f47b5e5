import { deliveryPartners, editPartner } from '@basket/domain';
import { operation } from '../../platform/operation';
import { readPartner } from '../../platform/read-partner';

export const editPartnerOperation = operation(editPartner, ['admin'], async ({ input, unit, now }) => {
  const { deliveryPartnerId, ...facts } = input;
  await readPartner(unit, deliveryPartnerId);
  unit.update(deliveryPartners.path(deliveryPartnerId), { ...facts, updatedAt: now });
  return {};
});
