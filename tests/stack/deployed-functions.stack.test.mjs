/**
 * The functions as a deploy uploads them, installed and loaded where nothing of the repository is in reach.
 * @module
 */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { composeFunctions } from '../../tools/stack/firebase/functions-content.mjs';
import { plainShell } from '../support/plain-shell.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'deployed-functions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} command @param {string[]} parameters */
const run = (command, parameters) =>
  execFileSync(command, parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: plainShell({ GCLOUD_PROJECT: 'demo-deploy' }),
  });

test('the folder of the functions installs by its own lockfile, and loads', async () => {
  execFileSync(process.execPath, ['tools/build.mjs', 'functions'], { cwd: root });
  await composeFunctions(folder);
  expect(readdirSync(folder).sort()).toEqual([
    '.env',
    'index.cjs',
    'index.cjs.map',
    'package-lock.json',
    'package.json',
    'render.worker.mjs',
  ]);
  run('npm', ['ci', '--omit=dev', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']);
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const program = `
    for (const name of ${JSON.stringify(Object.keys(dependencies))}) require(name);
    console.log(JSON.stringify(Object.keys(require('./index.cjs'))));`;
  expect(JSON.parse(run(process.execPath, ['--eval', program]))).toEqual(
    expect.arrayContaining(['api', 'orders', 'pages', 'sweep', 'tasks']),
  );
}, 180_000);
