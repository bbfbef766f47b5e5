import type { Profile, Role } from '@basket/domain';
import { ConfirmDialog } from '@basket/ui';
import { roleConsequences, roleLabels } from '../customer-texts';
import { Sentences } from '../../../components/sentences';

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
      title={`Make ${profile.name} ${withArticle(roleLabels[role])}?`}
      text={`${profile.name} is ${withArticle(roleLabels[profile.role])} now.`}
      confirmLabel="Change role"
      isDanger={role === 'admin' || profile.role === 'admin'}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Sentences of={roleConsequences(profile.role, role)} />
    </ConfirmDialog>
  );
}

const withArticle = (label: string): string =>
  `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`;
