/**
 * Cloud Monitoring's channels, alert policies and uptime checks, and the metrics that Cloud Logging counts. Nothing is measured, and nobody
 * gets a mail. Permissions: https://docs.cloud.google.com/monitoring/access-control, https://docs.cloud.google.com/logging/docs/access-control
 * @module
 */
import { childrenOf, newId, resourcesLike, textOf } from '../project.mjs';
import { Refusal, exists, invalid, notFound } from '../refusal.mjs';
import { create } from './projects.mjs';

/** @typedef {import('../answer.mjs').Call} Call @typedef {import('../project.mjs').Json} Json */

const aggregation = 'alignmentPeriod perSeriesAligner crossSeriesReducer groupByFields';

/**
 * Fields of a message, by the field that it is in: https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies,
 * https://docs.cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics
 * @type {Readonly<Record<string, string>>}
 */
const fieldsOf = {
  alertPolicy: `name displayName documentation userLabels conditions combiner validity enabled notificationChannels creationRecord
    mutationRecord alertStrategy severity`,
  documentation: 'content mimeType subject links',
  conditions: `name displayName conditionThreshold conditionAbsent conditionMatchedLog conditionMonitoringQueryLanguage
    conditionPrometheusQueryLanguage conditionSql`,
  conditionThreshold: `filter aggregations denominatorFilter denominatorAggregations forecastOptions comparison thresholdValue duration
    trigger evaluationMissingData`,
  conditionAbsent: 'filter aggregations duration trigger',
  conditionMatchedLog: 'filter labelExtractors',
  aggregations: aggregation,
  denominatorAggregations: aggregation,
  alertStrategy: 'notificationRateLimit notificationPrompts autoClose notificationChannelStrategy',
  notificationRateLimit: 'period',
  logMetric: `name resourceName description filter bucketName disabled metricDescriptor valueExtractor labelExtractors bucketOptions
    createTime updateTime version`,
};

const snakeCase = (/** @type {string} */ name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param {Json} message @param {string} type of `fieldsOf` @param {string} [place] in Google's words @throws {Refusal} a field that it does not have */
function assertFields(message, type, place = snakeCase(type)) {
  for (const [field, value] of Object.entries(message)) {
    if (!fieldsOf[type]?.split(/\s+/).includes(field))
      throw invalid(
        `Invalid JSON payload received. Unknown name "${field}" at '${place}': Cannot find field.`,
      );
    if (fieldsOf[field] === undefined) continue;
    const within = `${place}.${snakeCase(field)}`;
    if (!Array.isArray(value)) assertFields(/** @type {Json} */ (value), field, within);
    else for (const [index, each] of value.entries()) assertFields(each, field, `${within}[${index}]`);
  }
}

const mostConditions = 6;

/** @param {Call} call @throws {Refusal} what it refers to is not there, or the API would not read it */
function assertPolicy({ project, body }) {
  assertFields(body, 'alertPolicy');
  const { conditions = [], notificationChannels = [] } =
    /** @type {{ conditions?: Json[], notificationChannels?: string[] }} */ (body);
  // The page gives the rule, and no words.
  if (conditions.length === 0 || conditions.length > mostConditions)
    throw invalid('Field alert_policy.conditions is invalid: a policy can have from one to six conditions.');
  const metrics = JSON.stringify(conditions).matchAll(/logging\.googleapis\.com\/user\/([^"\\]+)/g);
  for (const [type, metric] of metrics)
    // Its words: https://github.com/hashicorp/terraform-provider-google/issues/11102
    if (!project.resources.has(`projects/${project.id}/metrics/${metric}`))
      throw notFound(
        `Cannot find metric(s) that match type = "${type}". If a metric was created recently, it could take up to 10 minutes to become available. Please try again soon.`,
      );
  for (const channel of notificationChannels)
    // https://github.com/hashicorp/terraform-provider-google/issues/25878
    if (!project.resources.has(channel)) throw notFound(`Notification channel not found: ${channel}`);
}

/**
 * By the one form of filter that setup writes: https://docs.cloud.google.com/monitoring/api/v3/sorting-and-filtering
 * @param {string | null} filter @returns {(one: Json) => boolean}
 */
function listedBy(filter) {
  if (!filter) return () => true;
  const [, name] = /^displayName="([^"\\]+)"$/.exec(filter) ?? [];
  if (name === undefined)
    throw new Refusal('UNIMPLEMENTED', `The cloud sandbox cannot read the filter ${filter}`);
  return ({ displayName }) => displayName === name;
}

/** @param {string} collection whose members the API names @param {(call: Call) => void} [check] @returns {import('../answer.mjs').Route[]} */
const keptIn = (collection, check = () => {}) => [
  {
    call: `GET monitoring.googleapis.com/v3/{parent=projects/*}/${collection}`,
    needs: `monitoring.${collection}.list`,
    answer: ({ project, at: { parent = '' }, query }) => ({
      [collection]: resourcesLike(project, childrenOf(parent, collection)).filter(
        listedBy(query.get('filter')),
      ),
    }),
  },
  {
    call: `POST monitoring.googleapis.com/v3/{parent=projects/*}/${collection}`,
    needs: `monitoring.${collection}.create`,
    answer: (call) => {
      check(call);
      return create(call, `${call.at['parent']}/${collection}/${newId(call.project)}`, call.body);
    },
  },
];

/** @type {import('../answer.mjs').Route[]} */
export const alertRoutes = [
  ...keptIn('notificationChannels'),
  ...keptIn('alertPolicies', assertPolicy),
  ...keptIn('uptimeCheckConfigs'),
  {
    call: 'GET logging.googleapis.com/v2/{parent=projects/*}/metrics',
    needs: 'logging.logMetrics.list',
    answer: ({ project, at: { parent = '' } }) => ({
      metrics: resourcesLike(project, childrenOf(parent, 'metrics')),
    }),
  },
  {
    call: 'POST logging.googleapis.com/v2/{parent=projects/*}/metrics',
    needs: 'logging.logMetrics.create',
    answer: ({ project, at, body }) => {
      assertFields(body, 'logMetric');
      const place = `${at['parent']}/metrics/${textOf(body['name'])}`;
      if (project.resources.has(place)) throw exists(`Metric ${textOf(body['name'])} already exists.`);
      // Its name is the short one, unlike those of other APIs.
      project.resources.set(place, body);
      return body;
    },
  },
];
