/** The first admin of a shop is made from the command line, by the owner of the project. */
import { execFile } from 'node:child_process';
import { root } from '../../../tools/base/paths.mjs';
import { plainShell } from '../../support/plain-shell.mjs';
import { aCustomer, verifyEmailOf } from '../../support/backstage';

/** `npm run grant-admin -- ARGUMENTS` against the stack of these tests. */
const grantAdmin = (...parameters: string[]): Promise<{ exitCode: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['tools/accounts/grant-admin.mjs', ...parameters],
      { cwd: root, env: plainShell({ PORT_OFFSET: process.env['PORT_OFFSET'] }) },
      (error, stdout, stderr) => resolve({ exitCode: error ? 1 : 0, said: `${stdout}${stderr}` }),
    );
  });

test('the command line makes an admin, a second one only with --force', async () => {
  const customer = await aCustomer();
  const { email } = customer;
  const unverified = await grantAdmin(email, '--force');
  expect(unverified).toMatchObject({ exitCode: 1 });
  expect(unverified.said).toContain(`Nobody has shown that ${email} is theirs`);
  await verifyEmailOf(customer);
  // This shop has one already.
  const refused = await grantAdmin(email);
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(refused.said).toContain('--force');
  const nobody = await grantAdmin('nobody-at-all@basket.example', '--force');
  expect(nobody).toMatchObject({ exitCode: 1 });
  expect(nobody.said).toContain('Nobody has signed up as nobody-at-all@basket.example yet.');
  const granted = await grantAdmin(email, '--force');
  expect(granted).toMatchObject({ exitCode: 0 });
  expect(granted.said).toContain(`${email} is an admin now.`);
}, 120_000);
