import { useRef, useState } from 'react';
import { maxDeliveryLength } from '@basket/domain';
import { Field, IconMapPin, Suggestions } from '@basket/ui';
import { toast } from '@basket/web';
import type { DeliveryFormState } from './use-delivery-form';
import styles from './address-field.module.css';
import type { MapsService } from '../places/maps-service';
import { useSuggestions } from '../places/use-suggestions';
import { t } from '../../../texts';

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
      toast.success(t('checkout.addressChosen'));
    } catch {
      toast.error(t('checkout.addressFailed'));
    }
    setSession(crypto.randomUUID());
  }

  return (
    <div className={styles.place}>
      <Field
        {...control}
        ref={inputRef}
        label={t('checkout.address')}
        placeholder={t('checkout.addressPlaceholder')}
        autoComplete={maps ? 'off' : 'street-address'}
        required
        maxLength={maxDeliveryLength('address')}
        hint={hasFailed ? t('checkout.noSuggestions') : undefined}
        onChange={(event) => {
          onChange(event);
          setIsTyping(true);
        }}
        onBlur={() => setIsTyping(false)}
      />
      {maps && (
        <Suggestions
          inputRef={inputRef}
          label={t('checkout.suggestions')}
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
