import { useState, type FocusEvent } from 'react';
import type { DeliveryAddress, SavedAddress } from '@basket/domain';
import { toast, useSession } from '@basket/web';
import {
  checkDelivery,
  deliveryFromProfile,
  firstError,
  isDeliveryField,
  toDelivery,
  type DeliveryErrors,
  type DeliveryField,
  type DeliveryForm,
} from './delivery-form';
import type { Place } from './place-components';

/** Of the control of a field. */
export const fieldId = (field: DeliveryField): string => `delivery-${field}`;

type Position = Pick<Place, 'latitude' | 'longitude'>;

export interface DeliveryFormState {
  readonly values: DeliveryForm;
  /** Shown from the first try on. */
  readonly errors: DeliveryErrors;
  readonly change: (part: Partial<DeliveryForm>) => void;
  /** For the element around the fields: the one that has the focus is the shopper's. */
  readonly focusHandlers: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
  /** Something is missing that the profile, still on its way, may bring. */
  readonly isWaiting: boolean;
  /** Fills the form from the maps service; what that does not know stays. */
  readonly choosePlace: (place: Place) => void;
  /** Where the address is, when somebody said so. */
  readonly position: Position | null;
  /** Takes a saved address over. */
  readonly fill: (saved: SavedAddress) => void;
  /** The address to send; null when something is missing, which is said and gone to (spec section 5). */
  readonly check: () => DeliveryAddress | null;
}

/** A position belongs to an address: whoever writes another one means another place. */
const partsOfPlace: readonly DeliveryField[] = ['address', 'city', 'state', 'pincode'];

/**
 * The address to deliver to: what the profile knows, and above it what the shopper typed. A profile that comes late fills
 * every field but the one that has the focus: what is typed there would be put behind it.
 */
export function useDeliveryForm(): DeliveryFormState {
  const profile = useSession((state) => state.profile);
  const isProfileComing = useSession(({ isProvisional, error }) => isProvisional && error === null);
  const [typed, setTyped] = useState<Partial<DeliveryForm>>({});
  const [focused, setFocused] = useState<Partial<DeliveryForm>>({});
  const [position, setPosition] = useState<Position | null>(null);
  const [isTried, setIsTried] = useState(false);
  const values = { ...deliveryFromProfile(profile), ...focused, ...typed };

  function change(part: Partial<DeliveryForm>): void {
    setTyped((before) => ({ ...before, ...part }));
    if (partsOfPlace.some((field) => field in part)) setPosition(null);
  }

  function choosePlace(place: Place): void {
    const { address, city, state, pincode, latitude, longitude } = place;
    const known = Object.entries({ address, city, state, pincode }).filter(([, text]) => text !== '');
    setTyped((before) => ({ ...before, ...Object.fromEntries(known) }));
    setPosition({ latitude, longitude });
  }

  function fill({ address, city, state, pincode, phone, latitude, longitude }: SavedAddress): void {
    setTyped((before) => ({ ...before, address, city, state, pincode, phone }));
    setPosition(latitude === null || longitude === null ? null : { latitude, longitude });
  }

  function check(): DeliveryAddress | null {
    setIsTried(true);
    const errors = checkDelivery(values);
    const wrong = firstError(errors);
    if (wrong === null) return toDelivery(values, position);
    toast.error(errors[wrong] ?? '');
    document.getElementById(fieldId(wrong))?.focus();
    return null;
  }

  function onFocus({ target }: FocusEvent): void {
    const field = target.getAttribute('name');
    if (isDeliveryField(field)) setFocused({ [field]: values[field] });
  }

  const wrong = checkDelivery(values);
  return {
    values,
    errors: isTried ? wrong : {},
    change,
    focusHandlers: { onFocus, onBlur: () => setFocused({}) },
    isWaiting: isProfileComing && firstError(wrong) !== null,
    choosePlace,
    position,
    fill,
    check,
  };
}
