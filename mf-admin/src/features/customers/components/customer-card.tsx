import type { ReactNode } from 'react';
import type { Profile, Stored } from '@basket/domain';
import { formatDate, formatPhone, Row, Small, Stack } from '@basket/ui';
import { t } from '../../../texts';
import { placeLine } from '../customer-texts';
import type { CustomerFigures } from '../use-customer-figures';
import { FiguresOfCustomer } from './figures-of-customer';
import { RoleBadge } from './role-badge';
import styles from './customers.module.css';

export interface CustomerCardProps {
  readonly profile: Stored<Profile>;
  /** Null until they are known. */
  readonly figures: CustomerFigures | null;
  readonly action: ReactNode;
}

/** A person as a card, on phones. */
export function CustomerCard({ profile, figures, action }: CustomerCardProps) {
  const hasFigures = figures !== null && figures.deliveredOrders > 0;
  const place = [profile.address, placeLine(profile)].filter(Boolean).join(', ');
  return (
    <Stack as="article" gap={2} isInset isSmall isNumeric aria-label={profile.name}>
      <Row gap={3} justify="between">
        <span className={styles.typed}>
          <b>{profile.name}</b>
          <Small>{profile.email}</Small>
        </span>
        {action}
      </Row>
      {place !== '' && <p className={styles.typed}>{place}</p>}
      <Row gap={3} justify="between">
        <span className={styles.typed}>
          {profile.phone !== '' && <a href={`tel:${profile.phone}`}>{formatPhone(profile.phone)}</a>}
          <Small>{t('customers.joinedAt', { date: formatDate(profile.createdAt) })}</Small>
        </span>
        {(hasFigures || profile.role === 'customer') && (
          <span className={styles.figures}>
            {hasFigures && <FiguresOfCustomer profile={profile} figures={figures} />}
          </span>
        )}
        <span>
          <RoleBadge profile={profile} />
        </span>
      </Row>
    </Stack>
  );
}
