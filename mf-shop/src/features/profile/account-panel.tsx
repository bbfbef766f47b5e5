import { useState } from 'react';
import { roleNames, type Profile } from '@basket/domain';
import {
  Avatar,
  DefinitionList,
  formatDate,
  formatPhone,
  IconPencil,
  Panel,
  TextButton,
  useKeptFocus,
} from '@basket/ui';
import { ContactForm } from './contact-form';
import styles from './profile-page.module.css';

const given = (text: string): string => text || 'Not given';

export interface AccountPanelProps {
  readonly profile: Profile;
  readonly email: string;
}

/** The customer's details. Name and phone can be changed (rule: own-contact); staff are changed by an admin. */
export function AccountPanel({ profile, email }: AccountPanelProps) {
  const [isEditing, setIsEditing] = useState(false);
  // Edit makes room for the form, whose first field then has the focus, and comes back with it.
  const area = useKeptFocus<HTMLDivElement>('input');
  const mayEdit = profile.role === 'customer';
  return (
    <div {...area}>
      <Panel
        title="Account information"
        actions={
          mayEdit &&
          !isEditing && (
            <TextButton
              aria-label="Edit name and phone"
              leading={<IconPencil size={16} />}
              onClick={() => setIsEditing(true)}
            >
              Edit
            </TextButton>
          )
        }
      >
        {isEditing ? (
          <ContactForm name={profile.name} phone={profile.phone} onClose={() => setIsEditing(false)} />
        ) : (
          <div className={styles.who}>
            <Avatar name={profile.name} />
            <div>
              <p className={styles.name}>{profile.name}</p>
              <p className={styles.role}>{roleNames[profile.role]}</p>
            </div>
          </div>
        )}
        <DefinitionList
          items={[
            { label: 'E-mail', value: given(email) },
            ...(isEditing ? [] : [{ label: 'Phone', value: given(formatPhone(profile.phone)) }]),
            { label: 'Address', value: given(profile.address) },
            { label: 'City', value: given(profile.city) },
            { label: 'State', value: given(profile.state) },
            { label: 'Pincode', value: given(profile.pincode) },
            { label: 'Member since', value: formatDate(profile.createdAt) },
          ]}
        />
        <p className={styles.note}>
          To change {mayEdit ? 'anything else' : 'something'}, please contact the store.
        </p>
      </Panel>
    </div>
  );
}
