/**
 * Goes through the steps of a setup: says each, asks whether it is done, and does it when the person agrees.
 * @module
 */

/** @typedef {import('./steps.mjs').Command} Command */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * @typedef {object} Outside
 * @property {(command: Command) => Promise<{ code: number, output: string }>} run
 * @property {(question: string) => Promise<boolean>} agree
 * @property {(text: string) => void} say
 */

/** As a person would type it. @param {Command} command */
const commandText = ({ program, words }) =>
  [
    program === 'firebase' ? 'npx firebase' : program,
    ...words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : JSON.stringify(word))),
  ].join(' ');

/** @param {readonly Step[]} steps @returns {string} everything that would be done; asks nobody */
export const describeSteps = (steps) =>
  steps
    .map(({ title, why, commands = [], after, byHand }, index) =>
      [
        `${index + 1}. ${title}`,
        why,
        ...[...commands, ...(after ? [after.ask, ...after.commands('ANSWER')] : [])].map(
          (command) => `$ ${commandText(command)}`,
        ),
        ...(byHand ? [byHand] : []),
      ].join('\n   '),
    )
    .join('\n\n');

/**
 * @param {readonly Step[]} steps
 * @param {Outside} outside
 * @returns {Promise<string[]>} titles of steps that still have to be done
 */
export async function runSteps(steps, outside) {
  /** @type {string[]} */
  const open = [];
  for (const [index, step] of steps.entries()) {
    outside.say(`\n${index + 1}/${steps.length} ${step.title}\n${step.why}`);
    const first = step.needs?.filter((title) => open.includes(title)) ?? [];
    if (first.length > 0) outside.say(`Not yet. First: ${first.join(', ')}.`);
    if (first.length > 0 || !(await runStep(step, outside))) open.push(step.title);
  }
  return open;
}

/** @param {Command} command @param {Outside} outside @returns {Promise<string | null>} its output; null, and said so: it did not work */
async function runCommand(command, { run, say }) {
  const { code, output } = await run(command);
  const isMissing = command.mayBeMissing === true && output.includes('NOT_FOUND');
  // Somebody may have made it since, or a broken run before.
  if (code === 0 || isMissing || /already exists|ALREADY_EXISTS/.test(output)) return output.trim();
  say(`That did not work:\n${output.trim()}`);
  return null;
}

/** @param {Step} step @param {Outside} outside @returns {Promise<boolean>} whether it was done before */
async function isDoneAlready({ probe, isDone }, { run, say }) {
  if (!probe || !isDone) return false;
  const { code, output } = await run(probe);
  if (code !== 0 || !isDone(output)) return false;
  say('Is there already.');
  return true;
}

/** @param {Step} step @param {Outside} outside @returns {Promise<boolean>} whether it is done */
async function runStep(step, outside) {
  if (await isDoneAlready(step, outside)) return true;
  const { commands: known = [], after, byHand, finish, act } = step;
  const { agree, say } = outside;
  const answer = after ? await runCommand(after.ask, outside) : '';
  if (answer === null) return false;
  const commands = [...known, ...(after ? after.commands(answer) : [])];
  for (const command of commands) say(`$ ${commandText(command)}`);
  if ((commands.length > 0 || act) && !(await agree('Do this?'))) return false;
  for (const command of commands) if ((await runCommand(command, outside)) === null) return false;
  if (byHand === undefined) return act ? act() : true;
  say(byHand);
  return finish ? finish() : agree('Is this done?');
}
