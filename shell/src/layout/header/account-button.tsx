import { useState, type ComponentType } from 'react';
import { Avatar, IconAccount } from '@basket/ui';
import { toast, useSession } from '@basket/web';
import { t } from '../../texts';
import type { AccountMenuProps } from './account-menu';
import styles from './account-button.module.css';

const loadMenu = () => import(/* webpackChunkName: "account-menu" */ './account-menu');

/** Content of the button: the initials of the signed-in person, or an outline. */
export function AccountMark({ isOnBrand = true }: { isOnBrand?: boolean }) {
  const name = useSession(({ profile }) => profile?.name ?? null);
  return name === null ? <IconAccount aria-hidden /> : <Avatar name={name} isOnBrand={isOnBrand} />;
}

/**
 * Opens the account menu. The menu's code loads on hover, focus or press; until then this is a button that
 * looks and is named the same.
 */
export function AccountButton({ className = '' }: { className?: string | undefined }) {
  const [AccountMenu, setAccountMenu] = useState<ComponentType<AccountMenuProps> | null>(null);
  const name = useSession(({ profile }) => profile?.name ?? null);
  const label = name === null ? t('header.visitor') : t('header.accountOf', { name });
  const look = { className: `${styles.button} ${className}`, 'aria-label': label };
  if (AccountMenu) {
    return (
      <AccountMenu
        trigger={(props) => (
          <button type="button" {...props} {...look}>
            <AccountMark />
          </button>
        )}
      />
    );
  }
  const open = () =>
    void loadMenu().then(
      (module) => setAccountMenu(() => module.AccountMenu),
      () => toast.error(t('header.menuNotLoaded')),
    );
  return (
    <button
      type="button"
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadMenu().catch(() => undefined)} // a press retries, and reports a failure
      onClick={open}
    >
      <AccountMark />
    </button>
  );
}
