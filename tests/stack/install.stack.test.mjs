import { afterAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './repository-copy.mjs';

const copy = mkdtempSync(path.join(tmpdir(), 'install-'));
afterAll(() => rmSync(copy, { recursive: true }));

test('npm ci by hand installs without a warning that a newcomer would have to understand', () => {
  const files = ['package.json', '*/package.json', 'package-lock.json', '.npmrc'];
  const listed = execFileSync('git', ['ls-files', '--', ...files], { cwd: root, encoding: 'utf8' });
  for (const file of listed.trim().split('\n')) cpSync(path.join(root, file), path.join(copy, file));
  const { npm_config_loglevel: _ofTheOuterNpm, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], {
    ...{ cwd: copy, env, encoding: 'utf8' },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/added \d{4} packages/);
}, 60_000);
