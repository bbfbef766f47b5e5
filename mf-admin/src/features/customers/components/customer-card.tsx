import type { ReactNode } from 'react';
import type { Profile, Stored } from '@basket/domain';
import { formatDate, formatPhone } from '@basket/ui';
import { CardLine, RowCard } from '../../../components/row-card';
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
    <RowCard label={profile.name}>
      <CardLine>
        <span>
          <b>{profile.name}</b>
          <small>{profile.email}</small>
        </span>
        {action}
      </CardLine>
      {place !== '' && <p>{place}</p>}
      <CardLine>
        <span>
          {profile.phone !== '' && <a href={`tel:${profile.phone}`}>{formatPhone(profile.phone)}</a>}
          <small>Joined {formatDate(profile.createdAt)}</small>
        </span>
        {(hasFigures || profile.role === 'customer') && (
          <span className={styles.figures}>
            {hasFigures && <FiguresOfCustomer profile={profile} figures={figures} />}
          </span>
        )}
        <span>
          <RoleBadge profile={profile} />
        </span>
      </CardLine>
    </RowCard>
  );
}
