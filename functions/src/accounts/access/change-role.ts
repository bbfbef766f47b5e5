import { deliveryPartners, newDeliveryPartner, type Profile, type Stored } from '@basket/domain';
import { readOpenOffers, withdrawOffers } from '../../dispatch';
import type { Author, Cause } from '../../orders';
import { refused } from '../../platform/errors';
import { moveCustomerRole } from '../../reporting';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readAdmins, writeAdmins } from './admins';

interface Change {
  readonly author: Author;
  readonly now: number;
}

/**
 * Everything that a change of role brings with it, besides the profile itself: the list of admins, the number of customers, the
 * partner's document, open offers, and the claims that follow after the commit.
 */
export async function changeRole(
  unit: UnitOfWork,
  before: Stored<Profile>,
  after: Profile,
  { author, now }: Change,
): Promise<void> {
  // Nobody could sign in as staff with it (rule: phone-staff).
  if (after.role !== 'customer' && before.email === '') throw refused('staff_without_email');
  if (before.role === 'admin' || after.role === 'admin')
    await moveAdmin(unit, before.id, after.role === 'admin' && after.disabledAt === null);
  await moveCustomerRole(unit, before, after);
  if (after.role === 'delivery_partner') await openPartner(unit, before.id, after, now);
  if (before.role === 'delivery_partner')
    await closePartner(unit, { ...after, id: before.id }, { author, facts: { code: 'partner_left' }, now });
  unit.send({ id: `claims-${before.id}-${now}`, task: { kind: 'syncClaims', uid: before.id }, dueAt: now });
}

/** One admin with access always remains (rule: own-role). */
export async function moveAdmin(unit: UnitOfWork, uid: string, isAdmin: boolean): Promise<void> {
  const admins = new Set(await readAdmins(unit));
  if (isAdmin) admins.add(uid);
  else admins.delete(uid);
  if (admins.size === 0) throw refused('last_admin');
  writeAdmins(unit, admins);
}

/** A partner who returns finds wallet and figures as they were left. */
async function openPartner(unit: UnitOfWork, uid: string, profile: Profile, now: number): Promise<void> {
  const { name, phone, email } = profile;
  const known = await unit.get(deliveryPartners, uid);
  if (known) unit.update(deliveryPartners.path(uid), { name, phone, email, updatedAt: now });
  else unit.create(deliveryPartners.path(uid), newDeliveryPartner({ name, phone, email }, now));
}

/** Open offers are given back; orders in hand must be finished or reassigned first. The wallet stays. */
export async function closePartner(
  unit: UnitOfWork,
  { id: uid, name, phone }: Stored<Profile>,
  cause: Cause,
): Promise<void> {
  const partner = await unit.get(deliveryPartners, uid);
  if (!partner) return;
  if (partner.activeOrders > 0) throw refused('partner_has_orders', { orders: partner.activeOrders });
  const offers = await readOpenOffers(unit, partner);
  const left = await withdrawOffers(unit, partner, offers, cause);
  unit.update(deliveryPartners.path(uid), {
    ...left,
    name,
    phone,
    isOnline: false,
    currentLocation: null,
    updatedAt: cause.now,
  });
}
