import {
  deleteAddress,
  profiles,
  saveAddress,
  setAwaited,
  setFavourite,
  withAddress,
  withAwaited,
  withFavourite,
  withoutAddress,
  withoutId,
  type Profile,
} from '@basket/domain';
import { operation, orRefuse, unrecordedOperation, type Actor } from '../platform/operation';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { withSearchKeys } from './search-keys';

/** Changes what the actor keeps in the profile; an account without one gets it. */
function keep(
  unit: UnitOfWork,
  { uid, profile: before }: Actor,
  kept:
    | Pick<Profile, 'favouriteProductIds'>
    | Pick<Profile, 'savedAddresses'>
    | Pick<Profile, 'awaitedProductIds'>,
  now: number,
): void {
  const profile: Profile = withSearchKeys({ ...withoutId(before), ...kept, updatedAt: now });
  unit.put(profiles.path(uid), profile);
}

export const setFavouriteOperation = unrecordedOperation(
  setFavourite,
  ['customer'],
  async ({ input, actor, unit, now }) => {
    const { productId, isFavourite } = input;
    const favouriteProductIds = orRefuse(
      withFavourite(actor.profile.favouriteProductIds, productId, isFavourite),
    );
    keep(unit, actor, { favouriteProductIds }, now);
    return { favouriteProductIds };
  },
);

export const setAwaitedOperation = unrecordedOperation(
  setAwaited,
  ['customer'],
  async ({ input, actor, unit, now }) => {
    const awaitedProductIds = withAwaited(actor.profile.awaitedProductIds, input.productIds, input.isAwaited);
    keep(unit, actor, { awaitedProductIds }, now);
    return { awaitedProductIds };
  },
);

/** Recorded: a repetition must not find its own address and take it for another one. */
export const saveAddressOperation = operation(
  saveAddress,
  ['customer'],
  async ({ input, actor, unit, now, services }) => {
    const savedAddresses = orRefuse(withAddress(actor.profile.savedAddresses, input, services.newId()));
    keep(unit, actor, { savedAddresses }, now);
    return { savedAddresses };
  },
);

export const deleteAddressOperation = operation(
  deleteAddress,
  ['customer'],
  async ({ input, actor, unit, now }) => {
    const savedAddresses = orRefuse(withoutAddress(actor.profile.savedAddresses, input.addressId));
    keep(unit, actor, { savedAddresses }, now);
    return { savedAddresses };
  },
);
