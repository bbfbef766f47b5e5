/**
 * Makes an account the first admin of a project:
 *
 *   npm run grant-admin -- EMAIL                     in the running local stack
 *   npm run grant-admin -- EMAIL --project PROJECT   in a real project, with the credentials of this machine
 *                                                    (`gcloud auth application-default login`)
 *   --force                                          even if there is an admin already
 *
 * The account must have signed up before, and its owner must have shown that the e-mail address is theirs. It takes effect at once;
 * a browser that is signed in follows within the hour, or when it signs in again.
 * @module
 */
import { readArguments, runProgram } from '../base/command-line.mjs';
import { useLocalStack } from '../stack/local-stack.mjs';
import { projectId as localProjectId } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';

const usage = 'Usage: npm run grant-admin -- EMAIL [--project PROJECT] [--force]';

await runProgram(async () => {
  const { values, words } = readArguments(
    usage,
    { project: { type: 'string' }, force: { type: 'boolean', default: false } },
    1,
  );
  const email = words[0]?.trim();
  if (!email) throw new UserError(usage);
  const { project, force: isForced } = values;
  if (project === undefined) await useLocalStack();
  const { loadGrantAdmin } = await import('../seed/load-domain.mjs');
  const { connect, grantAdmin, RefusedError, refusalText, UnverifiedEmailError } = await loadGrantAdmin();
  const { services, accounts, close } = connect(project ?? localProjectId, (line) =>
    process.stderr.write(`${JSON.stringify(line)}\n`),
  );
  try {
    const isGranted = await grantAdmin(services, accounts, email, { isForced });
    process.stdout.write(isGranted ? `${email} is an admin now.\n` : `${email} is an admin already.\n`);
  } catch (error) {
    if (error instanceof RefusedError)
      throw new UserError(`${refusalText(error.refusal.code)} (--force does it all the same.)`);
    if (error instanceof UnverifiedEmailError)
      throw new UserError(
        `Nobody has shown that ${email} is theirs: anybody can sign up with it. If you signed up yourself, press the link in the e-mail ` +
          "that confirms the address. If somebody else may have been first, set a new password through 'Forgot password' on the sign-in page, " +
          'which also ends their sessions. Then run this again.',
      );
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')
      throw new UserError(`Nobody has signed up as ${email} yet.`);
    throw error;
  } finally {
    await close();
  }
});
