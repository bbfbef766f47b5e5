import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'cli.mjs');

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {string[]} parameters */
function launch(parameters) {
  const child = spawn(process.execPath, [program, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output.text += text));
  return { child, output, ended: once(child, 'exit') };
}

test('the program answers with its keys, and keeps its orders in the file of its state', async () => {
  const state = path.join(folder, 'state.json');
  const { child, output, ended } = launch([
    ...['--webhook', 'http://127.0.0.1:9/events', '--port', '0', '--state', state],
    ...['--key-id', 'rzp_test_mine', '--key-secret', 'mine'],
  ]);
  while (!output.text.includes('Webhooks')) await once(child.stdout, 'data');
  const [, api] = /^API +(\S+)$/m.exec(output.text) ?? [];
  const answer = await fetch(`${api}/orders`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from('rzp_test_mine:mine').toString('base64')}` },
    body: JSON.stringify({ amount: 100, currency: 'INR' }),
  });
  const { id } = await answer.json();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(Object.keys(JSON.parse(await readFile(state, 'utf8')).orders)).toEqual([id]);
});

test.each([
  { given: [], says: '--webhook is not an address' },
  { given: ['--webhook', 'http://localhost/', '--port', '99999'], says: '--port is not a port' },
  { given: ['--colour'], says: "Unknown option '--colour'" },
])('$given ends with the reason and how it is used', async ({ given, says }) => {
  const { output, ended } = launch(given);
  expect(await ended).toEqual([1, null]);
  expect(output.text).toContain(says);
  expect(output.text).toContain('Usage: razorpay-sandbox --webhook URL');
});
