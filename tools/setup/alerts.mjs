/**
 * The alerts of a project: `deploy/alerts/*.json`, each a policy of Cloud Monitoring.
 * @module
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../base/paths.mjs';

const folder = 'deploy/alerts';

/**
 * @typedef {object} AlertPolicy
 * @property {string} displayName
 * @property {{ content: string }} documentation
 * @property {{ conditionMatchedLog?: { filter: string }, conditionAbsent?: { filter: string } }[]} conditions
 */

/** @returns {{ file: string, policy: AlertPolicy }[]} with paths from the repository's root */
export const readAlerts = () =>
  readdirSync(path.join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, policy: readJson(file) }));
