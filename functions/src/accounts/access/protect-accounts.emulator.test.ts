import { minPasswordLength } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { openHarness } from '../../testing/harness';
import { protectAccounts } from './protect-accounts';

const harness = openHarness(someInstant);
afterAll(() => harness.close());

/** Asks the emulator as a stranger's script does: with the project's public key and nothing else. */
async function ask(method: string, body: object): Promise<unknown> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const { projectId } = harness.accounts.app.options;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${method}`;
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
const resetOf = (email: string) => ask('sendOobCode', { requestType: 'PASSWORD_RESET', email });

test('threat-account-guessing: a script asks Auth for a mail to a made-up address, and learns nothing once it is protected', async () => {
  await harness.accounts.createUser({ email: 'asha@basket.example', password: 'basket123' });
  expect(await resetOf('nobody@basket.example')).toMatchObject({ error: { message: 'EMAIL_NOT_FOUND' } });
  await protectAccounts(harness.accounts); // the emulator knows no password policy
  expect(await resetOf('nobody@basket.example')).toMatchObject({ email: 'nobody@basket.example' });
  expect(await resetOf('asha@basket.example')).toMatchObject({ email: 'asha@basket.example' });
});

test('Auth is told the rule that the form shows, and to send codes within India only (rules: signup-fields, phone-sign-in)', async () => {
  const sent: unknown[] = [];
  const manager = { updateProjectConfig: async (config: object) => void sent.push(config) };
  await protectAccounts({ projectConfigManager: () => manager } as unknown as typeof harness.accounts);
  expect(sent).toEqual([
    {
      passwordPolicyConfig: {
        enforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        constraints: { minLength: minPasswordLength, maxLength: 4096 },
      },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      smsRegionConfig: { allowlistOnly: { allowedRegions: ['IN'] } },
    },
  ]);
});
