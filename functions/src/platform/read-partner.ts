import { deliveryPartners, type DeliveryPartner, type Stored } from '@basket/domain';
import type { UnitOfWork } from './database/unit-of-work';
import { refused } from './errors';

/** @throws refusal `unknown_partner` */
export async function readPartner(unit: UnitOfWork, uid: string): Promise<Stored<DeliveryPartner>> {
  const partner = await unit.get(deliveryPartners, uid);
  if (!partner) throw refused('unknown_partner');
  return partner;
}
