/** Figures and fields that are refused rather than reckoned wrongly, and when a condition is met, as Cloud Monitoring says. */
import { parsePolicy } from './alert-files';
import { firstMail, type Series } from './alert-mail';

const run = 'resource.type="cloud_run_revision"';
const requestsOfApi = `${run} AND resource.labels.service_name="api" AND metric.type="run.googleapis.com/request_count"`;
const sums = { alignmentPeriod: '120s', perSeriesAligner: 'ALIGN_SUM', crossSeriesReducer: 'REDUCE_SUM' };
const threshold = {
  ...{ filter: requestsOfApi, aggregations: [sums], comparison: 'COMPARISON_GT', thresholdValue: 2 },
  duration: '120s',
};
const policyOf = (condition: object, content = 'Too many', more: object = {}) => ({
  displayName: 'Basket Express: x',
  documentation: { mimeType: 'text/markdown', content },
  combiner: 'OR',
  conditions: [{ displayName: 'x', ...condition }],
  alertStrategy: { autoClose: '86400s' },
  ...more,
});

/** Requests of api, so many in each minute. */
const counts = (values: readonly number[], revision_name = 'a'): Series => ({
  resource: { type: 'cloud_run_revision', labels: { service_name: 'api', revision_name } },
  metric: { type: 'run.googleapis.com/request_count', labels: { response_code_class: '2xx' } },
  points: values.map((value, minute) => ({ at: minute * 60, value })),
});
const mailAfter = (policy: unknown, ...series: readonly Series[]) => {
  const until = Math.max(...series.flatMap(({ points }) => points.map(({ at }) => at)));
  return firstMail(parsePolicy(policy), until, { entries: [], series });
};

test.each([
  ['a trigger', policyOf({ conditionThreshold: { ...threshold, trigger: { count: 2 } } })],
  ['what to do without data', policyOf({ conditionThreshold: { ...threshold, evaluationMissingData: 'x' } })],
  ['another comparison', policyOf({ conditionThreshold: { ...threshold, comparison: 'COMPARISON_LT' } })],
  ['a duration of half a minute', policyOf({ conditionThreshold: { ...threshold, duration: '90s' } })],
  ['another kind of condition', policyOf({ conditionPrometheusQueryLanguage: { query: 'up' } })],
  [
    'another aligner',
    policyOf({
      conditionThreshold: { ...threshold, aggregations: [{ ...sums, perSeriesAligner: 'ALIGN_RATE' }] },
    }),
  ],
  ['two aggregations', policyOf({ conditionThreshold: { ...threshold, aggregations: [sums, sums] } })],
  [
    'another combiner',
    policyOf({ conditionThreshold: threshold }, 'x', { combiner: 'AND_WITH_MATCHING_RESOURCE' }),
  ],
  ['a log line without a rate limit', policyOf({ conditionMatchedLog: { filter: `${run} AND a="b"` } })],
])('a policy with %s is refused', (_, policy) => {
  expect(() => parsePolicy(policy)).toThrow();
});

const withFilter = (filter: string) => ({ ...threshold, filter });
test.each([
  ['Not understood', withFilter(`${run} AND metric.type=~"run.*"`)],
  ['There is no figure x.com/y', withFilter(`${run} AND metric.type="x.com/y"`)],
  ['There is no metric.labels.y', withFilter(`${requestsOfApi} AND metric.labels.y="1"`)],
  ['There is no resource.labels.y', withFilter(`${requestsOfApi} AND resource.labels.y="1"`)],
  [
    'is a figure of cloud_run_revision',
    withFilter('resource.type="uptime_url" AND metric.type="run.googleapis.com/request_count"'),
  ],
  ['ALIGN_SUM does not take', withFilter(`${run} AND metric.type="run.googleapis.com/request_latencies"`)],
  [
    'There is no metric.label.y',
    { ...threshold, aggregations: [{ ...sums, groupByFields: ['metric.label.y'] }] },
  ],
  ['needs a filter and aggregations', { ...threshold, denominatorFilter: requestsOfApi }],
  [
    'another period',
    {
      ...{ ...threshold, denominatorFilter: requestsOfApi },
      denominatorAggregations: [{ ...sums, alignmentPeriod: '60s' }],
    },
  ],
])('"%s": not reckoned', (problem, conditionThreshold) => {
  expect(() => mailAfter(policyOf({ conditionThreshold }), counts([1]))).toThrow(problem);
});

test('a mail with a variable that nothing fills in is not sent', () => {
  const policy = policyOf({ conditionThreshold: threshold }, 'Too many: ${resource.label.host}');
  expect(() => mailAfter(policy, counts([3, 3, 3]))).toThrow('Nothing fills in resource.label.host');
});

const isMailed = (...series: readonly Series[]) =>
  mailAfter(policyOf({ conditionThreshold: threshold }), ...series) === 'Too many';

test.each([
  // Sums of two minutes, more than two of them whenever Google looks for two minutes.
  ['for two minutes', [3, 0, 3, 0], true],
  ['until just before', [3, 0, 0, 3, 0], false],
  ['again, after a break', [3, 0, 0, 3, 0, 3, 0], true],
  ['at the threshold', [1, 1, 1, 1, 1, 1], false],
])('a figure beyond its threshold %s', (_, values, expected) => {
  expect(isMailed(counts(values))).toBe(expected);
});

test('series without a group are one, and with one each stands alone', () => {
  const halves = [counts([1, 1, 1, 1]), counts([1, 1, 1, 1], 'b')];
  expect(isMailed(...halves)).toBe(true);
  const aggregations = [{ ...sums, groupByFields: ['resource.label.revision_name'] }];
  const policy = policyOf({ conditionThreshold: { ...threshold, aggregations } });
  expect(mailAfter(policy, ...halves)).toBeNull();
});

test('both conditions of a policy with AND have to be met at once', () => {
  const conditions = [1, 9].map((thresholdValue) => ({
    displayName: 'x',
    conditionThreshold: { ...threshold, thresholdValue },
  }));
  const mailWith = (combiner: string) =>
    mailAfter(policyOf({}, 'Too many', { conditions, combiner }), counts([3, 3, 3]));
  expect(mailWith('AND')).toBeNull();
  expect(mailWith('OR')).toBe('Too many');
});
