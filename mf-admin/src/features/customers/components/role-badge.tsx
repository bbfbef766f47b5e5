import type { Profile } from '@basket/domain';
import { Badge } from '@basket/ui';
import { t } from '../../../texts';
import { roleLabels } from '../customer-texts';
import styles from './customers.module.css';

/** A role, and whether the account may use it. Customers are the usual case, so that only other roles get a badge. */
export function RoleBadge({
  profile: { role, disabledAt },
}: {
  profile: Pick<Profile, 'role' | 'disabledAt'>;
}) {
  return (
    <span className={styles.badges}>
      {role === 'customer' ? (
        roleLabels[role]()
      ) : (
        <Badge tone={role === 'admin' ? 'save' : 'neutral'}>{roleLabels[role]()}</Badge>
      )}
      {disabledAt !== null && <Badge tone="danger">{t('customers.disabled')}</Badge>}
    </span>
  );
}
