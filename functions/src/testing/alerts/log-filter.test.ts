import { readLogFilter } from './log-filter';

const entry = {
  log_id: 'run.googleapis.com/stderr',
  resource: { type: 'cloud_run_revision' },
  jsonPayload: { operation: 'payments.open', result: 'unknown', ms: 12 },
  textPayload: 'Memory limit of 512 MiB exceeded (see "limits")',
};

test.each([
  ['resource.type="cloud_run_revision"', true],
  ['resource.type="cloud_run_job"', false],
  ['resource.type="cloud_run_revision" AND jsonPayload.result="ok"', false],
  ['jsonPayload.result="ok" OR jsonPayload.result="unknown"', true],
  ['jsonPayload.result="unknown" AND jsonPayload.ms=1 OR jsonPayload.ms=12', true],
  ['jsonPayload.result="unknown" AND (jsonPayload.ms=1 OR jsonPayload.ms=2)', false],
  ['jsonPayload.result=("ok" OR "unknown")', true],
  ['NOT jsonPayload.result="unknown"', false],
  ['jsonPayload.ms>=12', true],
  ['jsonPayload.ms>=13', false],
  ['textPayload:"memory LIMIT"', true],
  ['textPayload:"see \\"limits\\""', true],
  ['textPayload=~"of [0-9]+ MiB"', true],
  ['textPayload=~"\\\\(see"', true],
  ['jsonPayload.missing.deeper:"x"', false],
  ['log_id("run.googleapis.com/stderr")', true],
  ['log_id("run.googleapis.com/requests")', false],
])('the filter %s takes the entry: %s', (filter, takes) => {
  expect(readLogFilter(filter)(entry)).toBe(takes);
});

test.each(['a=', 'a="x" b="y"', '(a="x"', 'a<3', 'a="x" AND'])('the filter %s is refused', (filter) => {
  expect(() => readLogFilter(filter)).toThrow();
});
