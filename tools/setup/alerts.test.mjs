/**
 * An alert that waits for a log line nobody writes is silent for ever: each is held against the sources, the figures that Google
 * has, and the runbooks. Lines that the functions write are tried against filters in functions/src/testing/alerts.test.ts.
 */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../base/paths.mjs';
import { readAlerts, readMetrics } from './alerts.mjs';

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const sources = readdirSync(path.join(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/test/.test(file))
  .map((file) => read(path.join('functions/src', file)))
  .join('\n');
const operations = read('docs/operations.md');
/** As a browser makes an address of a heading. */
const anchors = [...operations.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-'),
);
const alerts = readAlerts();
const metrics = readMetrics();

const seconds = v.pipe(v.string(), v.regex(/^\d+s$/));
/** Filters of logs and of figures: what stands between quotes after a field. */
const filterSchema = v.pipe(v.string(), v.regex(/^resource\.type="\w+" AND /));
const aggregationsSchema = v.tuple([
  v.strictObject({
    alignmentPeriod: seconds,
    perSeriesAligner: v.picklist(['ALIGN_SUM', 'ALIGN_MAX', 'ALIGN_PERCENTILE_95', 'ALIGN_NEXT_OLDER']),
    crossSeriesReducer: v.picklist(['REDUCE_SUM', 'REDUCE_MAX', 'REDUCE_COUNT_FALSE']),
    groupByFields: v.exactOptional(v.array(v.pipe(v.string(), v.regex(/^(metric|resource)\.label\.\w+$/)))),
  }),
]);
const extractorsSchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^EXTRACT\(jsonPayload\.\w+\)$/)));
const conditionEntries = { displayName: v.pipe(v.string(), v.nonEmpty()) };
/** As the API takes it; https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies */
const policySchema = v.strictObject({
  displayName: v.pipe(v.string(), v.startsWith('Basket Express: ')),
  documentation: v.strictObject({ mimeType: v.literal('text/markdown'), content: v.string() }),
  combiner: v.picklist(['OR', 'AND']),
  conditions: v.pipe(
    v.array(
      v.union([
        v.strictObject({
          ...conditionEntries,
          conditionMatchedLog: v.strictObject({
            filter: filterSchema,
            labelExtractors: v.exactOptional(extractorsSchema),
          }),
        }),
        v.strictObject({
          ...conditionEntries,
          conditionAbsent: v.strictObject({
            filter: filterSchema,
            duration: seconds,
            aggregations: aggregationsSchema,
          }),
        }),
        v.strictObject({
          ...conditionEntries,
          conditionThreshold: v.strictObject({
            filter: filterSchema,
            aggregations: aggregationsSchema,
            denominatorFilter: v.exactOptional(filterSchema),
            denominatorAggregations: v.exactOptional(aggregationsSchema),
            comparison: v.literal('COMPARISON_GT'),
            thresholdValue: v.pipe(v.number(), v.gtValue(0)),
            duration: seconds,
          }),
        }),
      ]),
    ),
    v.minLength(1),
  ),
  alertStrategy: v.strictObject({
    // Google takes it for policies about log lines only, and wants it there.
    notificationRateLimit: v.exactOptional(v.strictObject({ period: seconds })),
    autoClose: seconds,
  }),
});
/** Counted from log lines; https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics */
const metricSchema = v.strictObject({
  description: v.pipe(v.string(), v.nonEmpty()),
  filter: filterSchema,
  metricDescriptor: v.strictObject({
    metricKind: v.literal('DELTA'),
    valueType: v.literal('INT64'),
    unit: v.literal('1'),
    labels: v.array(v.strictObject({ key: v.string(), valueType: v.literal('STRING') })),
  }),
  labelExtractors: extractorsSchema,
});

/**
 * Figures that Google has by itself, with their resource, labels and the aligners that their kind of value has.
 * Cloud Run: https://cloud.google.com/monitoring/api/metrics_gcp_p_z (latencies in ms, from when a request reaches an instance)
 * Cloud Tasks: https://cloud.google.com/monitoring/api/metrics_gcp_c (delays in ms, after a task's time; depth is of all, those of later too)
 * Uptime checks: https://cloud.google.com/monitoring/api/metrics_gcp_i_o
 * @type {Record<string, { resource: string, labels: string[], aligners: RegExp }>}
 */
const googleFigures = {
  'run.googleapis.com/request_count': {
    resource: 'cloud_run_revision',
    labels: ['response_code_class'],
    aligners: /SUM/,
  },
  'run.googleapis.com/request_latencies': {
    resource: 'cloud_run_revision',
    labels: ['response_code_class'],
    aligners: /PERCENTILE/,
  },
  'cloudtasks.googleapis.com/queue/depth': { resource: 'cloud_tasks_queue', labels: [], aligners: /MAX/ },
  'cloudtasks.googleapis.com/queue/task_attempt_delays': {
    resource: 'cloud_tasks_queue',
    labels: ['response_code'],
    aligners: /PERCENTILE/,
  },
  'monitoring.googleapis.com/uptime_check/check_passed': {
    resource: 'uptime_url',
    labels: ['check_id', 'checker_location'],
    aligners: /NEXT_OLDER/,
  },
};
/** @param {string} type */
function figureOf(type) {
  const own = metrics.find(({ name }) => type === `logging.googleapis.com/user/${name}`);
  if (!own) return googleFigures[type];
  const labels = own.metric.metricDescriptor.labels.map(({ key }) => key);
  return { resource: 'cloud_run_revision', labels, aligners: /SUM/ };
}

/** The fields that a filter names, each with its first value. @param {string} filter */
const partsOf = (filter) =>
  [...filter.matchAll(/([\w.]+)=\(?"([^"]+)"/g)].map(([, field = '', value = '']) => ({ field, value }));

/** Every filter of a policy, those of figures with what they are added up by. @param {import('./alerts.mjs').AlertPolicy} policy */
const filtersOf = ({ conditions }) =>
  conditions.flatMap(({ conditionMatchedLog, conditionAbsent, conditionThreshold: threshold }) =>
    [
      { filter: conditionMatchedLog?.filter, aggregation: undefined },
      { filter: conditionAbsent?.filter, aggregation: conditionAbsent?.aggregations[0] },
      { filter: threshold?.filter, aggregation: threshold?.aggregations[0] },
      { filter: threshold?.denominatorFilter, aggregation: threshold?.denominatorAggregations?.[0] },
    ].flatMap(({ filter, aggregation }) => (filter === undefined ? [] : [{ filter, aggregation }])),
  );

/** @param {v.GenericSchema} schema @param {unknown} value */
const describeIssues = (schema, value) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

test('there are alerts, each with a name of its own', () => {
  expect(alerts.length).toBeGreaterThan(4);
  expect(new Set(alerts.map(({ policy }) => policy.displayName)).size).toBe(alerts.length);
});

test.each(alerts)('$file is a policy as Google takes it', ({ policy }) => {
  expect(describeIssues(policySchema, policy)).toEqual([]);
  const ofLogs = policy.conditions.filter(({ conditionMatchedLog }) => conditionMatchedLog);
  expect(ofLogs.length).toBe('notificationRateLimit' in policy.alertStrategy ? 1 : 0);
  if (ofLogs.length > 0) expect(policy.conditions).toHaveLength(1);
});

test.each(metrics)('$file is a figure as Google takes it, and an alert looks at it', ({ name, metric }) => {
  expect(describeIssues(metricSchema, metric)).toEqual([]);
  expect(Object.keys(metric.labelExtractors)).toEqual(metric.metricDescriptor.labels.map(({ key }) => key));
  expect(JSON.stringify(alerts)).toContain(`logging.googleapis.com/user/${name}`);
});

const filters = [
  ...alerts.flatMap(({ file, policy }) => filtersOf(policy).map((each) => ({ file, ...each }))),
  ...metrics.map(({ file, metric: { filter } }) => ({ file, filter, aggregation: undefined })),
];

const isFunction = (/** @type {string} */ name) =>
  new RegExp(`\\b${name}\\b`).test(read('functions/src/index.ts'));
/**
 * Whether the sources have what a filter names. An operation is one of a contract, or of a line of its own.
 * @type {Record<string, (value: string) => boolean>}
 */
const isThere = {
  'jsonPayload.operation': (value) =>
    new RegExp(`operation: '${value}'|\\b${value.split('.')[1]}Operation\\b`).test(sources),
  'jsonPayload.result': (value) => new RegExp(`(result: |log\\(|\\? |refused\\()'${value}'`).test(sources),
  'resource.labels.service_name': isFunction,
  // A queue is called by its function.
  'resource.labels.queue_id': isFunction,
  'resource.type': () => true,
  'metric.type': (value) => figureOf(value) !== undefined,
};

test.each(filters)('$file waits for something that there is: $filter', ({ filter, aggregation }) => {
  const parts = partsOf(filter);
  expect(parts.length + (filter.includes('log_id(') ? 1 : 0)).toBeGreaterThan(1);
  const figure = figureOf(parts.find(({ field }) => field === 'metric.type')?.value ?? '');
  const isKnown = (/** @type {{ field: string, value: string }} */ { field, value }) =>
    isThere[field]?.(value) ?? figure?.labels.some((label) => field === `metric.labels.${label}`) ?? false;
  expect(parts.filter((part) => !isKnown(part))).toEqual([]);
  if (!figure) return;
  expect(parts[0]).toEqual({ field: 'resource.type', value: figure.resource });
  expect(aggregation?.perSeriesAligner).toMatch(figure.aligners);
  const grouped = [...(aggregation?.groupByFields ?? [])].filter((field) => field.startsWith('metric.'));
  const isLabel = (/** @type {string} */ field) => figure.labels.includes(field.replace('metric.label.', ''));
  expect(grouped.filter((field) => !isLabel(field))).toEqual([]);
});

test.each(alerts)('$file leads to a runbook and stands in the list of alerts', ({ policy }) => {
  const [, anchor] = /docs\/operations\.md#([\w-]+)$/.exec(policy.documentation.content) ?? [];
  expect(anchors).toContain(anchor);
  expect(operations).toContain(`| ${policy.displayName.replace('Basket Express: ', '')} |`);
});
