import type { Profile, Role } from '@basket/domain';
import { ConfirmDialog } from '@basket/ui';
import { roleConsequences } from '../customer-texts';
import { Sentences } from '../../../components/sentences';
import { t } from '../../../texts';

export interface ConfirmRoleProps {
  readonly isOpen: boolean;
  readonly profile: Pick<Profile, 'name' | 'role'>;
  readonly role: Role;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms a change of role after saying what it means. */
export function ConfirmRole({ isOpen, profile, role, isBusy, onConfirm, onClose }: ConfirmRoleProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('customers.makeTitle', { name: profile.name, role })}
      text={t('customers.isNow', { name: profile.name, role: profile.role })}
      confirmLabel={t('customers.changeRole')}
      isDanger={role === 'admin' || profile.role === 'admin'}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Sentences of={roleConsequences(profile.role, role)} />
    </ConfirmDialog>
  );
}
