import { useId, useState, type KeyboardEvent } from 'react';
import { Field, IconMapPin } from '@basket/ui';
import { toast } from '@basket/web';
import styles from './address-field.module.css';
import { fieldLimits } from './delivery-form';
import type { MapsService } from './maps-service';
import type { Suggestion } from './place-components';
import { fieldId, type DeliveryFormState } from './use-delivery-form';
import { useSuggestions } from './use-suggestions';

export interface AddressFieldProps {
  readonly delivery: DeliveryFormState;
  /** null: without suggestions. */
  readonly maps: MapsService | null;
}

/** The address, with suggestions while it is typed (a combobox: arrows choose, Enter takes, Escape puts away). */
export function AddressField({ delivery, maps }: AddressFieldProps) {
  const { values, errors } = delivery;
  const [session, setSession] = useState(() => crypto.randomUUID());
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const { items, hasFailed } = useSuggestions(maps, isTyping ? values.address : null, session);
  const isOpen = isTyping && items.length > 0;
  const optionId = (index: number): string => `${listId}-${index}`;

  async function choose(suggestion: Suggestion): Promise<void> {
    setIsTyping(false);
    setActive(-1);
    if (!maps) return;
    try {
      delivery.choosePlace(await maps.details(suggestion.placeId, session));
      toast.success('Address selected!');
    } catch {
      toast.error('Unable to get this address. Please enter it manually.');
    }
    setSession(crypto.randomUUID());
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return;
    const suggestion = items[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % items.length);
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? items.length : active) - 1);
    else if (event.key === 'Enter' && suggestion) void choose(suggestion);
    else if (event.key === 'Escape') setIsTyping(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.place}>
      <Field
        id={fieldId('address')}
        name="address"
        label="Address"
        placeholder="House, street, area"
        autoComplete={maps ? 'off' : 'street-address'}
        required
        maxLength={fieldLimits.address}
        value={values.address}
        error={errors.address}
        hint={hasFailed ? 'Suggestions are not available right now.' : undefined}
        {...(maps && {
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
        })}
        onChange={(event) => {
          delivery.change({ address: event.target.value });
          setIsTyping(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsTyping(false)}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label="Suggested addresses"
        className={styles.list}
        hidden={!isOpen}
      >
        {items.map((suggestion, index) => (
          <li
            key={suggestion.placeId}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus; its blur would put the list away before the press ends.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void choose(suggestion)}
          >
            <IconMapPin size={16} />
            <span>
              {suggestion.title}
              {suggestion.detail && <small className={styles.detail}>{suggestion.detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
