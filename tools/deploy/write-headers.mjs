/**
 * Writes what tools/security-headers.mjs makes of .firebaserc into firebase.json.
 * @module
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { deployedOrigins, withSecurityHeaders } from '../security-headers.mjs';
import { root } from '../base/paths.mjs';

/** @param {string} name */
const read = (name) => readFile(path.join(root, name), 'utf8');

const file = path.join(root, 'firebase.json');
const config = JSON.parse(await read('firebase.json'));
const origins = deployedOrigins(JSON.parse(await read('.firebaserc')));
const hosting = config.hosting.map((/** @type {{ target: string }} */ site) =>
  withSecurityHeaders(site, origins),
);
const { code } = await format(
  file,
  JSON.stringify({ ...config, hosting }),
  JSON.parse(await read('.oxfmtrc.json')),
);
await writeFile(file, code);
