/**
 * gcloud for machines without it: hands its words to the sandbox that its environment leads to, which interprets them (gcloud.mjs).
 * @module
 */
import { readFile } from 'node:fs/promises';
import { serviceName } from './project.mjs';

// By hand: Google's library asks gcloud for what the credentials do not say, and that is this program.
const credentials = JSON.parse(await readFile(String(process.env['GOOGLE_APPLICATION_CREDENTIALS']), 'utf8'));
const ask = async (/** @type {string} */ service, /** @type {RequestInit} */ request) =>
  (await fetch(`https://${serviceName(service)}/token`, { method: 'POST', ...request })).json();
const refresh = new URLSearchParams({ refresh_token: credentials.refresh_token });
const { access_token: token } = /** @type {{ access_token: string }} */ (
  await ask('oauth2', { body: refresh })
);
const { code, output } = /** @type {{ code: number, output: string }} */ (
  await ask('gcloud', {
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(process.argv.slice(2)),
  })
);
(code === 0 ? process.stdout : process.stderr).write(`${output}\n`);
process.exitCode = code;
