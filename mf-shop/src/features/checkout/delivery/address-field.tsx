import { useRef, useState } from 'react';
import { maxDeliveryLength } from '@basket/domain';
import { Field, IconMapPin, Suggestions } from '@basket/ui';
import { toast } from '@basket/web';
import type { DeliveryFormState } from './use-delivery-form';
import styles from './address-field.module.css';
import type { MapsService } from '../places/maps-service';
import { useSuggestions } from '../places/use-suggestions';

export interface AddressFieldProps {
  readonly delivery: DeliveryFormState;
  /** null: without suggestions. */
  readonly maps: MapsService | null;
}

/** The address, with suggestions of the maps service while it is typed. */
export function AddressField({ delivery, maps }: AddressFieldProps) {
  const { form, choosePlace } = delivery;
  const { onChange, ...control } = form.control('address');
  const [session, setSession] = useState(() => crypto.randomUUID());
  const [isTyping, setIsTyping] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const { items, hasFailed } = useSuggestions(maps, isTyping ? form.values.address : null, session);

  async function choose(placeId: string): Promise<void> {
    setIsTyping(false);
    if (!maps) return;
    try {
      choosePlace(await maps.details(placeId, session));
      toast.success('Address selected!');
    } catch {
      toast.error('Unable to get this address. Please enter it manually.');
    }
    setSession(crypto.randomUUID());
  }

  return (
    <div className={styles.place}>
      <Field
        {...control}
        ref={inputRef}
        label="Address"
        placeholder="House, street, area"
        autoComplete={maps ? 'off' : 'street-address'}
        required
        maxLength={maxDeliveryLength('address')}
        hint={hasFailed ? 'Suggestions are not available right now.' : undefined}
        onChange={(event) => {
          onChange(event);
          setIsTyping(true);
        }}
        onBlur={() => setIsTyping(false)}
      />
      {maps && (
        <Suggestions
          inputRef={inputRef}
          label="Suggested addresses"
          items={items.map(({ placeId, title, detail }) => ({
            id: placeId,
            label: title,
            detail,
            leading: <IconMapPin size={16} />,
          }))}
          isAsked={items.length > 0}
          onChoose={(placeId) => void choose(placeId)}
        />
      )}
    </div>
  );
}
