import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clockFileVariable, moveClock } from './clock-file.mjs';

const at = Date.parse('2027-03-31T23:59:00+05:30');
/** A process under load may answer late. */
const patienceMs = 30_000;

/** Prints what `Date` says, for each line that it reads. */
const program = `
  const server = require('node:http').createServer((request, response) => response.end());
  require('node:readline').createInterface({ input: process.stdin }).on('line', async () => {
    server.listen(0, '127.0.0.1');
    await require('node:events').once(server, 'listening');
    const { headers } = await fetch('http://127.0.0.1:' + server.address().port);
    server.close();
    const date = new Date();
    console.log(JSON.stringify({
      header: Date.parse(headers.get('date')),
      now: Date.now(),
      constructed: date.getTime(),
      called: Date.parse(Date()),
      given: [new Date(0).getTime(), new Date(2027, 0, 1).getFullYear(), Date.UTC(1970, 0, 1)],
      isDate: [date instanceof Date, date.constructor === Date, new (class extends Date {})() instanceof Date],
      hour: new Date(${at}).getHours(),
    }));
  });
`;

/** @type {string} */
let folder;
/** @type {import('node:child_process').ChildProcessByStdio<import('node:stream').Writable, import('node:stream').Readable, null>} */
let child;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moved-date-'));
  await moveClock(path.join(folder, 'clock'), { at, timeZone: 'America/New_York' });
  child = spawn(
    process.execPath,
    [`--import=${path.join(import.meta.dirname, 'moved-date.mjs')}`, '-e', program],
    {
      env: { ...process.env, [clockFileVariable]: path.join(folder, 'clock') },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
});

afterAll(async () => {
  child.stdin.end();
  await once(child, 'exit');
  await rm(folder, { recursive: true });
});

async function ask() {
  child.stdin.write('\n');
  const [line] = await once(child.stdout, 'data');
  return JSON.parse(String(line));
}

/** @param {number} time @param {number} since */
const isSoonAfter = (time, since) => time >= since && time < since + patienceMs;

test('a process goes by the time and the zone of the file', async () => {
  const said = await ask();
  // These two have whole seconds.
  const times = [said.now, said.constructed, said.called + 999, said.header + 999];
  expect(times.map((time) => isSoonAfter(time, at))).toEqual([true, true, true, true]);
  expect(said).toMatchObject({ given: [0, 2027, 0], isDate: [true, true, true], hour: 14 });
});

test('it notices that the clock was moved, and the machine with it', async () => {
  const later = at + 6 * 60_000;
  await moveClock(path.join(folder, 'clock'), { at: later, timeZone: 'Australia/Sydney' });
  const said = await ask();
  expect(isSoonAfter(said.now, later)).toBe(true);
  expect(said.hour).toBe(5);
});

test('a slow clock goes on in its pace', async () => {
  const later = at + 60 * 60_000;
  await moveClock(path.join(folder, 'clock'), { at: later, timeZone: 'UTC', pace: 0.001 });
  const said = await ask();
  expect(said.now - later).toBeLessThan(patienceMs / 1000);
  expect(said.hour).toBe(18);
});

test('the clock does not go back', async () => {
  await expect(moveClock(path.join(folder, 'clock'), { at, timeZone: 'UTC' })).rejects.toThrow(
    'The clock of a shop goes forward only',
  );
});
