import type { autoAssign, DeliveryPartner, ResponseOf, Stored } from '@basket/domain';
import { t } from '../../../texts';

/** The outcome for one order when all were to be offered. */
export type AutoAssigned = ResponseOf<typeof autoAssign>['orders'][number];

/** The result in words. A partner who has gone offline since has no name here. */
export function resultText(
  { result, deliveryPartnerId }: Pick<AutoAssigned, 'result' | 'deliveryPartnerId'>,
  partners: readonly Pick<Stored<DeliveryPartner>, 'id' | 'name'>[],
): string {
  if (result === 'no_partner') return t('orderAssignment.noPartner');
  if (result === 'taken') return t('orderAssignment.taken');
  const name = partners.find(({ id }) => id === deliveryPartnerId)?.name;
  return name === undefined
    ? t('orderAssignment.offered')
    : t('orderAssignment.offeredTo', { partner: name });
}
