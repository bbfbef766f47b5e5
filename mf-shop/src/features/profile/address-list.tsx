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
import { t } from '../../texts';
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
      title={t('profile.addresses')}
      actions={
        <TextButton leading={<IconPlus size={16} />} onClick={() => setOpen('new')}>
          {t('profile.addAddress')}
        </TextButton>
      }
    >
      {saved.length === 0 ? (
        <Muted isFaint>{t('profile.noAddress')}</Muted>
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
          {isDefault && <Badge>{t('profile.default')}</Badge>}
        </span>
        <span>
          {address}, {city}, {state} {pincode}
        </span>
        <span>{formatPhone(phone)}</span>
        {isOutside && <span className={styles.outside}>{notServedYet()}</span>}
        {!isDefault && (
          <TextButton
            aria-label={t('profile.makeDefaultNamed', { name })}
            onClick={() => void keepAddress({ ...saved, isDefault: true })}
          >
            {t('profile.makeDefault')}
          </TextButton>
        )}
      </address>
      <div className={styles.changes}>
        <IconButton label={t('profile.editAddressNamed', { name })} icon={<IconPencil />} onClick={onEdit} />
        <IconButton
          tone="danger"
          label={t('profile.deleteAddress', { name })}
          icon={<IconTrash />}
          onClick={() => void dropAddress(saved)}
        />
      </div>
    </li>
  );
}
