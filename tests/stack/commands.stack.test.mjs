/**
 * Every command that the README names, typed in a plain shell; some are typed at night only (commands.long.stack.test.mjs).
 * @module
 */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { atNight, atTheGate } from './command-rows.mjs';
import { root } from './repository-copy.mjs';
import { tryCommands } from './typed-commands.mjs';

/** The shop itself is one: see typed-commands.mjs. `npm start` is ended and started again by stop.stack.test.mjs. */
const elsewhere = ['npm run stack', 'npm start'];
/** The same program as `npm test`, with the names of its parts. */
const partsByName = 'npm run check';

/** @param {string} command @returns {string} without its arguments */
const nameOf = (command) => /npm (?:run [\w:-]+|test|start(?: -w)?)/.exec(command)?.[0] ?? command;

test('the README names no other command, and check runs parts of the tests', () => {
  const named = readFileSync(path.join(root, 'README.md'), 'utf8').match(
    /\bnpm (?:run [\w:-]+|test|start(?: -w)?)/g,
  );
  const rows = [atTheGate, atNight].flatMap((groups) => Object.values(groups).flat());
  const tried = rows.map(([command]) => nameOf(command));
  expect([...new Set([...tried, ...elsewhere, partsByName])].sort()).toEqual([...new Set(named)].sort());
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(scripts.check).toMatch(
    /^node tools\/test\.mjs( (imports|unit|types|lint|format|spelling|unused))+$/,
  );
});

tryCommands(atTheGate);
