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
import { t } from '../../texts';
import { ContactForm } from './contact-form';
import styles from './profile-page.module.css';

const given = (text: string): string => text || t('profile.notGiven');

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
        title={t('profile.account')}
        actions={
          mayEdit &&
          !isEditing && (
            <TextButton
              aria-label={t('profile.editContact')}
              leading={<IconPencil size={16} />}
              onClick={() => setIsEditing(true)}
            >
              {t('profile.edit')}
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
            { label: t('profile.email'), value: given(email) },
            ...(isEditing ? [] : [{ label: t('profile.phone'), value: given(formatPhone(profile.phone)) }]),
            { label: t('profile.address'), value: given(profile.address) },
            { label: t('profile.city'), value: given(profile.city) },
            { label: t('profile.state'), value: given(profile.state) },
            { label: t('profile.pincode'), value: given(profile.pincode) },
            { label: t('profile.memberSince'), value: formatDate(profile.createdAt) },
          ]}
        />
        <p className={styles.note}>{t(mayEdit ? 'profile.changeElse' : 'profile.changeSomething')}</p>
      </Panel>
    </div>
  );
}
