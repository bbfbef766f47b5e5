import { useState } from 'react';
import { addressLabelNames, type SavedAddress } from '@basket/domain';
import {
  Badge,
  formatPhone,
  IconButton,
  IconPencil,
  IconPlus,
  IconTrash,
  Muted,
  Panel,
  TextButton,
} from '@basket/ui';
import { useSession, useStoreSettings } from '@basket/web';
import { areaObstacle, readTyped } from '@basket/web/places';
import { dropAddress, keepAddress, useSavedAddresses } from '../../account/saved-addresses';
import styles from './address-list.module.css';
import { AddressSheet, notServedYet } from './address-sheet';

/** The saved addresses: one is the default, with which the checkout begins (rule: default-address). */
export function AddressList({ phone }: { phone: string }) {
  const saved = useSavedAddresses();
  const uid = useSession(({ user }) => user?.uid ?? '');
  const typedOf = (address: SavedAddress | 'new') => {
    const of = JSON.stringify([uid, address === 'new' ? null : address]);
    return { of, typed: readTyped('profile', of) };
  };
  /** The address in the form; null while there is no form. A form in which somebody typed is open again after a reload. */
  const [open, setOpen] = useState(
    () => (['new', ...saved] as const).find((address) => typedOf(address).typed !== null) ?? null,
  );
  return (
    <Panel
      title="Saved addresses"
      actions={
        <TextButton leading={<IconPlus size={16} />} onClick={() => setOpen('new')}>
          Add address
        </TextButton>
      }
    >
      {saved.length === 0 ? (
        <Muted isFaint>None yet. A saved address is offered with the next order.</Muted>
      ) : (
        <ul className={styles.addresses}>
          {saved.map((address) => (
            <Address key={address.addressId} address={address} onEdit={() => setOpen(address)} />
          ))}
        </ul>
      )}
      {open !== null && (
        <AddressSheet
          saved={open === 'new' ? null : open}
          phone={phone}
          {...typedOf(open)}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}

function Address({ address: saved, onEdit }: { address: SavedAddress; onEdit: () => void }) {
  const { label, address, city, state, pincode, phone, isDefault } = saved;
  const name = `${addressLabelNames[label]}: ${address}`;
  const isOutside = areaObstacle(saved, useStoreSettings()) !== null;
  return (
    <li className={styles.address}>
      <address className={styles.words}>
        <span className={styles.label}>
          <b>{addressLabelNames[label]}</b>
          {isDefault && <Badge>Default</Badge>}
        </span>
        <span>
          {address}, {city}, {state} {pincode}
        </span>
        <span>{formatPhone(phone)}</span>
        {isOutside && <span className={styles.outside}>{notServedYet}</span>}
        {!isDefault && (
          <TextButton
            aria-label={`Make default: ${name}`}
            onClick={() => void keepAddress({ ...saved, isDefault: true })}
          >
            Make default
          </TextButton>
        )}
      </address>
      <div className={styles.changes}>
        <IconButton label={`Edit address ${name}`} icon={<IconPencil />} onClick={onEdit} />
        <IconButton
          tone="danger"
          label={`Delete address ${name}`}
          icon={<IconTrash />}
          onClick={() => void dropAddress(saved)}
        />
      </div>
    </li>
  );
}
