/** The setup's commands are held to those of a real gcloud, which few machines have: `gcloud-commands.json` is recorded from one. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { setupSteps } from './steps.mjs';

/** @type {{ everywhere: string, commands: Record<string, string> }} flags apart by spaces; `everywhere`: of each command */
const recorded = JSON.parse(readFileSync(new URL('gcloud-commands.json', import.meta.url), 'utf8'));

const steps = setupSteps({
  ...{ project: 'a-shop', sites: { shell: 'a-shop', 'mf-shop': 'a-shop-mf-shop' }, bucket: 'a-bucket' },
  ...{ billingAccount: '012345-6789AB-CDEF01', budget: '10000INR', repository: 'owner/repository' },
  ...{ adminEmail: 'admin@shop.example', alertEmail: 'alerts@shop.example' },
  ...{ askSiteKey: null, prolongTokens: async () => true },
});
const lines = steps
  .flatMap(({ probe, commands = [], after }) => [
    ...(probe ? [probe] : []),
    ...commands,
    ...(after ? [after.ask, ...after.commands('123456')] : []),
  ])
  .filter(({ program }) => program === 'gcloud')
  .map(({ words }) => words);

/** @param {readonly string[]} words @returns {string | null} a flag, or the command itself, that gcloud does not have */
function unknownIn(words) {
  const line = `${words.join(' ')} `;
  const command = Object.keys(recorded.commands).find((each) => line.startsWith(`${each} `));
  if (command === undefined) return words.slice(0, 3).join(' ');
  const known = `${recorded.commands[command]} ${recorded.everywhere}`.split(' ');
  const flags = words.filter((word) => word.startsWith('--')).map((word) => word.replace(/=.*/s, ''));
  return flags.find((flag) => !known.includes(flag)) ?? null;
}

test.each(lines.map((words) => ({ words, line: words.slice(0, 4).join(' ') })))(
  'gcloud has $line, with each flag',
  ({ words }) => expect(unknownIn(words)).toBeNull(),
);

test('each recorded command is one of the setup', () => {
  const isUsed = (/** @type {string} */ command) =>
    lines.some((words) => `${words.join(' ')} `.startsWith(`${command} `));
  expect(lines.length).toBeGreaterThan(40);
  expect(Object.keys(recorded.commands).filter((command) => !isUsed(command))).toEqual([]);
});

test.each([
  { line: 'services disable a.googleapis.com', unknown: 'services disable a.googleapis.com' },
  { line: 'services enable a.googleapis.com --at-once', unknown: '--at-once' },
  { line: 'projects describe a-shop --role=x', unknown: '--role' },
])('$line is not gcloud', ({ line, unknown }) => expect(unknownIn(line.split(' '))).toBe(unknown));
