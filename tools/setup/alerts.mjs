/**
 * The alerts of a project: `deploy/alerts/*.json`, each a policy of Cloud Monitoring, and `deploy/metrics/*.json`, each a figure that policies
 * need and Google counts from log lines.
 * @module
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../base/paths.mjs';

/**
 * https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies
 * @typedef {object} AlertPolicy
 * @property {string} displayName
 * @property {{ content: string }} documentation
 * @property {'AND' | 'OR'} combiner
 * @property {AlertCondition[]} conditions
 * @property {{ notificationRateLimit?: object }} alertStrategy
 *
 * @typedef {object} AlertCondition
 * @property {{ filter: string, labelExtractors?: Record<string, string> }} [conditionMatchedLog]
 * @property {{ filter: string, duration: string, aggregations: Aggregation[] }} [conditionAbsent]
 * @property {Threshold} [conditionThreshold]
 *
 * @typedef {object} Aggregation
 * @property {string} alignmentPeriod
 * @property {string} perSeriesAligner
 * @property {string} crossSeriesReducer
 * @property {string[]} [groupByFields]
 *
 * @typedef {object} Threshold
 * @property {string} filter
 * @property {Aggregation[]} aggregations
 * @property {string} [denominatorFilter]
 * @property {Aggregation[]} [denominatorAggregations]
 * @property {number} thresholdValue
 *
 * https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics
 * @typedef {object} LogMetric
 * @property {string} description
 * @property {string} filter
 * @property {{ labels: { key: string }[] }} metricDescriptor
 * @property {Record<string, string>} labelExtractors
 */

/** @param {string} folder @returns {string[]} its files, with paths from the repository's root */
const filesOf = (folder) =>
  readdirSync(path.join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`);

/** @returns {{ file: string, policy: AlertPolicy }[]} */
export const readAlerts = () => filesOf('deploy/alerts').map((file) => ({ file, policy: readJson(file) }));

/** @returns {{ file: string, name: string, metric: LogMetric }[]} the name is that of the file */
export const readMetrics = () =>
  filesOf('deploy/metrics').map((file) => ({
    file,
    name: path.basename(file, '.json'),
    metric: readJson(file),
  }));
