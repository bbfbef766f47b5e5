import type { autoAssign, DeliveryPartner, ResponseOf, Stored } from '@basket/domain';

/** The outcome for one order when all were to be offered. */
export type AutoAssigned = ResponseOf<typeof autoAssign>['orders'][number];

/** The result in words. A partner who has gone offline since has no name here. */
export function resultText(
  { result, deliveryPartnerId }: Pick<AutoAssigned, 'result' | 'deliveryPartnerId'>,
  partners: readonly Pick<Stored<DeliveryPartner>, 'id' | 'name'>[],
): string {
  if (result === 'no_partner') return 'No partner can take it now';
  if (result === 'taken') return 'Offered or changed by somebody else';
  const name = partners.find(({ id }) => id === deliveryPartnerId)?.name;
  return name === undefined ? 'Offered' : `Offered to ${name}`;
}
