/**
 * Prints what the shop knows about a person, or removes that person from it:
 *
 *   npm run person -- export EMAIL                prints a copy of it as JSON
 *   npm run person -- erase EMAIL                 says what will happen, asks, and does it
 *   npm run person -- erase EMAIL --yes           does not ask
 *   … +919845012345 instead of EMAIL              an account that signs in by phone
 *   … --project PROJECT                           in a real project, with the credentials of this machine
 *                                                 (`gcloud auth application-default login`); without: the local stack
 *
 * @module
 */
import { createInterface } from 'node:readline/promises';
import { loadPerson } from '../seed/load-domain.mjs';
import { readArguments, runProgram } from '../base/command-line.mjs';
import { useLocalStack } from '../stack/local-stack.mjs';
import { projectId as localProject } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';

const usage = 'Usage: npm run person -- export|erase EMAIL|+91PHONE [--project PROJECT] [--yes]';

/** @param {string} text */
const say = (text) => void process.stdout.write(`${text}\n`);

/** @param {string} email @returns {Promise<boolean>} */
async function agrees(email) {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await lines.question(`This cannot be undone. Type ${email} to go on: `);
    return answer.trim() === email;
  } finally {
    lines.close();
  }
}

function readPerson() {
  const { values, words } = readArguments(
    usage,
    { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
    2,
  );
  const [what, email] = words;
  if ((what !== 'export' && what !== 'erase') || email === undefined) throw new UserError(usage);
  return { what, email, project: values.project, isAgreed: values.yes };
}

await runProgram(async () => {
  const { what, email, project, isAgreed } = readPerson();
  if (project === undefined) await useLocalStack();
  const person = await loadPerson();
  const { services, accounts, close } = person.connect(project ?? localProject, () => {});
  try {
    const { uid } = email.startsWith('+')
      ? await accounts.getUserByPhoneNumber(email)
      : await accounts.getUserByEmail(email);
    if (what === 'export') {
      say(JSON.stringify(await person.exportPerson(services, uid, Infinity), null, 2));
      return;
    }
    const unit = new person.UnitOfWork(services);
    const profile = await unit.get(person.profiles, uid);
    if (profile) await person.requireErasable(unit, profile);
    if (!isAgreed && !(await agrees(email))) throw new UserError('Nothing was changed.');
    // Asked again in the commit that closes the account: somebody may have ordered meanwhile.
    await person.atomically(services, null, async (closing) => {
      const now = await closing.get(person.profiles, uid);
      if (now) await person.closePerson(closing, now, services.now());
    });
    const { deleted, emptied } = await person.erasePerson(services, accounts, uid);
    for (const [collection, count] of Object.entries(deleted)) say(`deleted  ${count} ${collection}`);
    for (const [collection, count] of Object.entries(emptied)) say(`emptied  ${count} ${collection}`);
    say(`${email} is erased. Books stay without the person (docs/retention.md).`);
  } catch (error) {
    if (error instanceof person.RefusedError) throw new UserError(person.refusalText(error.refusal.code));
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')
      throw new UserError(`There is no account ${email}.`);
    throw error;
  } finally {
    await close();
  }
});
