import { addressLabelNames, type SavedAddress } from '@basket/domain';
import { formatPhone, IconButton, IconTrash, Panel } from '@basket/ui';
import { dropAddress, useSavedAddresses } from '../../account/saved-addresses';
import styles from './address-list.module.css';

/** The addresses that were saved at checkout. */
export function AddressList() {
  const saved = useSavedAddresses();
  return (
    <Panel title="Saved addresses">
      {saved.length === 0 ? (
        <p className={styles.none}>
          None yet. Save one at the checkout, and it is offered with the next order.
        </p>
      ) : (
        <ul className={styles.addresses}>
          {saved.map((address) => (
            <Address key={address.addressId} address={address} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Address({ address: saved }: { address: SavedAddress }) {
  const { label, address, city, state, pincode, phone } = saved;
  const name = addressLabelNames[label];
  return (
    <li className={styles.address}>
      <address className={styles.words}>
        <b>{name}</b>
        <span>
          {address}, {city}, {state} {pincode}
        </span>
        <span>{formatPhone(phone)}</span>
      </address>
      <IconButton
        tone="danger"
        label={`Delete address ${name}: ${address}`}
        icon={<IconTrash />}
        onClick={() => void dropAddress(saved)}
      />
    </li>
  );
}
