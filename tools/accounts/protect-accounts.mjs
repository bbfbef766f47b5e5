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
import { parseArgs } from 'node:util';
import { printFailure, UserError } from '../stack/user-error.mjs';

async function protect() {
  const project = readProject();
  const { loadProtectAccounts } = await import('../seed/load-domain.mjs');
  const { connect, protectAccounts } = await loadProtectAccounts();
  const { accounts, close } = connect(project, () => {});
  try {
    await protectAccounts(accounts);
    process.stdout.write(`The accounts of ${project} are protected.\n`);
  } finally {
    await close();
  }
}

const usage = 'Usage: npm run protect-accounts -- --project PROJECT';

/** @returns {string} */
function readProject() {
  try {
    const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
    if (project === undefined) throw new UserError(usage);
    return project;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

try {
  await protect();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
