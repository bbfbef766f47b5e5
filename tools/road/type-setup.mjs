/**
 * `npm run setup -- PROJECT`, typed in the copy by a person who knows each question by its text.
 * @module
 */
import { spawn } from 'node:child_process';
import { UserError } from '../base/user-error.mjs';
import { pressInConsole, told, workflowClaims } from './project-after-setup.mjs';

/** By how a question begins; empty: what setup suggests, or nothing. @param {string} siteKey of App Check; empty: not yet */
const answersWith = (siteKey) => ({
  'Make one, called Basket Express?': 'yes',
  'Hosting site of ': '',
  'Further addresses': '',
  'Billing account': told.billingAccount,
  'Money a month': told.budget,
  'E-mail of the first admin': '',
  'E-mail that is told': told.alertEmail,
  'Repository on GitHub': workflowClaims.repository,
  'Its number': workflowClaims.repository_id,
  'Do this?': 'yes',
  'Is this done?': 'yes',
  'Site key': siteKey,
});

/**
 * Reads what setup says, as it comes: a line is whole, a question stays open.
 * @param {{ line: (text: string) => void, question: (text: string) => void }} hear
 * @returns {(text: string) => void}
 */
export function listen({ line, question }) {
  let unread = '';
  return (text) => {
    const lines = (unread + text).split('\n');
    unread = lines.pop() ?? '';
    for (const each of lines) line(each);
    const [, asked] = /^(.+): $/.exec(unread) ?? [];
    if (asked === undefined) return;
    // An answer that is typed into a pipe is not shown: what comes next follows the question at once.
    unread = '';
    question(asked);
  };
}

/**
 * @param {Pick<import('./deeds.mjs').Way, 'folder' | 'person' | 'begin'> & { sandbox: Pick<import('./deeds.mjs').Way['sandbox'], 'project'> }} way each step of setup begins one
 * @param {string} [siteKey] of App Check; none: the person leaves that question open
 * @returns {Promise<string>} all that it said
 * @throws {UserError} at a question that the road does not know, and at a step that did not work
 */
export function typeSetup({ sandbox: { project }, folder, person, begin }, siteKey = '') {
  const answers = Object.entries(answersWith(siteKey));
  const child = spawn('npm', ['run', '--silent', 'setup', '--', project.id], { cwd: folder, env: person });
  let [said, step, stopped] = ['', '', ''];
  // As Ctrl-D: it asks before each change, so nothing more is changed.
  const stop = (/** @type {string} */ why) => {
    stopped ||= why;
    child.stdin.end();
  };
  const hear = listen({
    line: (text) => {
      if (stopped) return;
      if (text.startsWith('That did not work:')) return stop(`"${step}" did not work.`);
      if (!/^\d+\/\d+ /.test(text)) return;
      step = text;
      begin(`setup ${step}`);
    },
    question: (text) => {
      if (stopped) return;
      const [, answer] = answers.find(([start]) => text.startsWith(start)) ?? [];
      if (answer === undefined) return stop(`The road does not know the question "${text}".`);
      if (text.startsWith('Is this done?')) pressInConsole(project, step.replace(/^\S+ /, ''));
      child.stdin.write(`${answer}\n`);
    },
  });
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    try {
      hear(text);
    } catch (error) {
      stop(error instanceof Error ? error.message : String(error));
    }
  });
  // Whoever has ended reads no answer; how it ended is told below.
  child.stdin.on('error', () => {});
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve, reject) =>
    child.once('error', reject).once('close', (code) => {
      if (!stopped && code === 0) return resolve(said);
      return reject(new UserError(`${stopped || 'Setup failed.'}\n${said.slice(said.indexOf(step)).trim()}`));
    }),
  );
}
