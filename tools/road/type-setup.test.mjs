/** A person types setup: what it says comes in pieces, and is read as lines and questions; here a program of the shell is in its place. */
import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyProject } from '../cloud-sandbox/project.mjs';
import { listen, typeSetup } from './type-setup.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'type-setup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Types setup where the shell says these lines. @param {string[]} lines */
function type(...lines) {
  /** @type {string[]} */
  const begun = [];
  writeFileSync(path.join(folder, 'npm'), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 });
  const said = typeSetup(
    {
      ...{ folder, person: { PATH: `${folder}${path.delimiter}${process.env['PATH']}` } },
      begin: (title) => void begun.push(title),
      sandbox: { project: emptyProject({ id: 'a-shop', owner: 'owner@example.com' }) },
    },
    'a-key',
  );
  return { said, begun };
}
const question = (/** @type {string} */ text) =>
  `printf '${text}: '; read answer || exit 13; echo "<$answer>"`;

/** @param {string[]} pieces */
function heard(...pieces) {
  /** @type {string[]} */
  const found = [];
  const hear = listen({
    line: (text) => found.push(`line ${text}`),
    question: (text) => found.push(`question ${text}`),
  });
  for (const piece of pieces) hear(piece);
  return found;
}

test.each([
  {
    what: 'a line and a question in one piece',
    pieces: ['1/2 Title\nDo this? (yes/no) [no]: '],
    found: ['line 1/2 Title', 'question Do this? (yes/no) [no]'],
  },
  { what: 'a line in two pieces', pieces: ['1/2 Ti', 'tle\n'], found: ['line 1/2 Title'] },
  {
    what: 'the answer of one question does not begin the next line',
    pieces: ['Site key: ', 'That did not work:\n'],
    found: ['question Site key', 'line That did not work:'],
  },
  {
    what: 'a colon within what is said is no question',
    pieces: ['left: 3\nmore: x'],
    found: ['line left: 3'],
  },
])('$what', ({ pieces, found }) => expect(heard(...pieces)).toEqual(found));

test('each question is answered by its text, in whatever order', async () => {
  const { said, begun } = type(
    question('Site key, or nothing: later'),
    "echo '1/2 First'",
    question('Do this? (yes/no) [no]'),
    question('Hosting site of shell [a-shop]'),
  );
  expect(await said).toMatch(/<a-key>\n1\/2 First\n.*<yes>\n.*<>\n/);
  expect(begun).toEqual(['setup 1/2 First']);
});

test('a question that it does not know ends it, with its text', async () => {
  const { said } = type(question('May I have your purse?'), 'echo paid');
  await expect(said).rejects.toThrow('The road does not know the question "May I have your purse?"');
  await expect(said).rejects.not.toThrow('paid');
});

test('a step that did not work is named, with why, and nothing more is agreed to', async () => {
  const { said, begun } = type(
    "echo '1/2 First'; echo 'That did not work:'; echo because; echo '2/2 Second'",
    question('Do this? (yes/no) [no]'),
  );
  await expect(said).rejects.toThrow(/^"1\/2 First" did not work\.[^]*because/);
  await expect(said).rejects.not.toThrow('<yes>');
  expect(begun).toEqual(['setup 1/2 First']);
});
