import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** Whole minutes: Google refuses other durations. */
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+s$/),
  v.check((text) => Number.parseInt(text, 10) % 60 === 0),
);
const named = v.pipe(v.string(), v.nonEmpty());
const filterSchema = v.pipe(v.string(), v.regex(/^resource\.type="\w+" AND /));
const aggregationSchema = v.strictObject({
  alignmentPeriod: seconds,
  perSeriesAligner: v.picklist(['ALIGN_SUM', 'ALIGN_MAX', 'ALIGN_PERCENTILE_95', 'ALIGN_NEXT_OLDER']),
  crossSeriesReducer: v.picklist(['REDUCE_SUM', 'REDUCE_MAX', 'REDUCE_COUNT_FALSE']),
  groupByFields: v.exactOptional(v.array(v.pipe(v.string(), v.regex(/^(metric|resource)\.label\.\w+$/)))),
});
const aggregationsSchema = v.strictTuple([aggregationSchema]);
const extractorsSchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^EXTRACT\(jsonPayload\.\w+\)$/)));

const conditionSchema = v.union([
  v.strictObject({
    displayName: named,
    conditionMatchedLog: v.strictObject({
      filter: filterSchema,
      labelExtractors: v.exactOptional(extractorsSchema),
    }),
  }),
  v.strictObject({
    displayName: named,
    conditionAbsent: v.strictObject({
      filter: filterSchema,
      duration: seconds,
      aggregations: aggregationsSchema,
    }),
  }),
  v.strictObject({
    displayName: named,
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
]);

const isOfLogs = (conditions: readonly v.InferOutput<typeof conditionSchema>[]): boolean =>
  conditions.some((condition) => 'conditionMatchedLog' in condition);

/**
 * As the API takes it, and no more of that than {@link mailOf} reckons with: a new kind of condition, or a field that changes when a
 * known one is met, is refused. https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies
 */
const policySchema = v.pipe(
  v.strictObject({
    displayName: v.pipe(v.string(), v.startsWith('Basket Express: ')),
    documentation: v.strictObject({ mimeType: v.literal('text/markdown'), content: v.string() }),
    combiner: v.picklist(['OR', 'AND']),
    conditions: v.pipe(v.array(conditionSchema), v.minLength(1)),
    alertStrategy: v.strictObject({
      notificationRateLimit: v.exactOptional(v.strictObject({ period: seconds })),
      autoClose: seconds,
    }),
  }),
  v.check(
    ({ conditions, alertStrategy }) =>
      isOfLogs(conditions) === 'notificationRateLimit' in alertStrategy &&
      (conditions.length === 1 || !isOfLogs(conditions)),
    'A policy about log lines has one condition and a rate limit; another one has no rate limit',
  ),
);

/** Counted from log lines; https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics */
const metricSchema = v.pipe(
  v.strictObject({
    description: named,
    filter: filterSchema,
    metricDescriptor: v.strictObject({
      metricKind: v.literal('DELTA'),
      valueType: v.literal('INT64'),
      unit: v.literal('1'),
      labels: v.array(v.strictObject({ key: v.string(), valueType: v.literal('STRING') })),
    }),
    labelExtractors: extractorsSchema,
  }),
  v.check(
    ({ metricDescriptor: { labels }, labelExtractors }) =>
      labels.map(({ key }) => key).join() === Object.keys(labelExtractors).join(),
    'Each label is extracted, in the order of the labels',
  ),
);

export type AlertPolicy = v.InferOutput<typeof policySchema>;
export type AlertCondition = AlertPolicy['conditions'][number];
export type Aggregation = v.InferOutput<typeof aggregationSchema>;
export type LogMetric = v.InferOutput<typeof metricSchema>;

const folderOf = (folder: 'alerts' | 'metrics'): string => path.join(process.cwd(), 'deploy', folder);

/** @returns names of the files in a folder of `deploy`, without `.json` */
export const namesIn = (folder: 'alerts' | 'metrics'): readonly string[] =>
  readdirSync(folderOf(folder))
    .map((file) => path.basename(file, '.json'))
    .sort();

const readJson = (folder: 'alerts' | 'metrics', name: string): unknown =>
  JSON.parse(readFileSync(path.join(folderOf(folder), `${name}.json`), 'utf8'));

/** @throws ValiError for a policy with anything that is not reckoned with */
export const parsePolicy = (policy: unknown): AlertPolicy => v.parse(policySchema, policy);

/** @throws as {@link parsePolicy} */
export const readPolicy = (name: string): AlertPolicy => parsePolicy(readJson('alerts', name));

/** @throws ValiError for a figure with anything that is not reckoned with */
export const readMetric = (name: string): LogMetric => v.parse(metricSchema, readJson('metrics', name));
