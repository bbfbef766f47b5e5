/**
 * Makes Auth itself enforce the shop's rules for accounts, once per project: the length of passwords, the same answer
 * for known and unknown e-mail addresses, and codes by SMS to numbers in India only.
 *
 *   npm run protect-accounts -- --project PROJECT   with the credentials of this machine
 *                                                   (`gcloud auth application-default login`)
 *
 * The project needs Authentication with Identity Platform, which is free to switch on in the console. The local stack has no
 * such settings.
 * @module
 */
import { readArguments, runProgram } from '../base/command-line.mjs';
import { UserError } from '../base/user-error.mjs';

await runProgram(async () => {
  const usage = 'Usage: npm run protect-accounts -- --project PROJECT';
  const { project } = readArguments(usage, { project: { type: 'string' } }).values;
  if (project === undefined) throw new UserError(usage);
  const { loadProtectAccounts } = await import('../seed/load-domain.mjs');
  const { connect, protectAccounts } = await loadProtectAccounts();
  const { accounts, close } = connect(project, () => {});
  try {
    await protectAccounts(accounts);
    process.stdout.write(`The accounts of ${project} are protected.\n`);
  } finally {
    await close();
  }
});
