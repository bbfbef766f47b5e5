import { expect, test } from '@jest/globals';
import { remotes as declared } from '../base/project.mjs';
import { changedParts } from './changed-parts.mjs';

const remotes = declared.map(({ site }) => site);

test.each([
  { files: ['mf-admin/src/routes.tsx'], parts: ['mf-admin'] },
  { files: ['mf-admin/src/queries.test.ts', 'docs/production.md'], parts: [] },
  { files: ['firestore.rules'], parts: ['rules'] },
  { files: ['functions/src/index.ts'], parts: ['functions'] },
  { files: ['packages/ui/src/index.ts'], parts: [...remotes, 'shell'] },
  { files: ['packages/domain/src/index.ts'], parts: ['functions', ...remotes, 'shell'] },
  { files: ['package-lock.json'], parts: ['functions', ...remotes, 'shell'] },
  { files: ['deploy/a-shop.json'], parts: ['functions', 'shell'] },
  { files: ['mf-administration/x.ts'], parts: [] },
])('$files touch $parts', ({ files, parts }) => expect(changedParts(files)).toEqual(parts));
