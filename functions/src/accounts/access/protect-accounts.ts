import { minPasswordLength } from '@basket/domain';
import type { Accounts } from '../../platform/accounts';

/**
 * Sets what Auth itself refuses, whoever asks it: passwords shorter than the form's rule, the difference between a known and an
 * unknown e-mail address, and codes by SMS to numbers outside India. Our pages only repeat these rules; anybody can call Auth without them.
 */
export async function protectAccounts(auth: Accounts): Promise<void> {
  await auth.projectConfigManager().updateProjectConfig({
    passwordPolicyConfig: {
      enforcementState: 'ENFORCE',
      // Whoever has an account keeps it; the rule is for new passwords.
      forceUpgradeOnSignin: false,
      constraints: { minLength: minPasswordLength, maxLength: 4096 },
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    // SMS to other countries are what abusers earn money with.
    smsRegionConfig: { allowlistOnly: { allowedRegions: ['IN'] } },
  });
}
