/**
 * The alerts of a project: `deploy/alerts/*.json`, each a policy of Cloud Monitoring.
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../base/paths.mjs';

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
    .map((name) => ({
      file: `${folder}/${name}`,
      policy: JSON.parse(readFileSync(path.join(root, folder, name), 'utf8')),
    }));
