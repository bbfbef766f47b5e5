/**
 * An alert that waits for what nobody writes is silent for ever: each is held against the sources and the runbooks. Each is fired in
 * functions/src/testing/alerts, which also refuses what Google would not take.
 */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** The fields that a filter names, each with its first value. @param {string} filter */
const partsOf = (filter) =>
  [...filter.matchAll(/([\w.]+)=\(?"([^"]+)"/g)].map(([, field = '', value = '']) => ({ field, value }));

/** Every filter of a policy. @param {import('./alerts.mjs').AlertPolicy} policy */
const filtersOf = ({ conditions }) =>
  conditions.flatMap(({ conditionMatchedLog, conditionAbsent, conditionThreshold: threshold }) =>
    [
      conditionMatchedLog?.filter,
      conditionAbsent?.filter,
      threshold?.filter,
      threshold?.denominatorFilter,
    ].filter((filter) => filter !== undefined),
  );

test('there are alerts, each with a name of its own', () => {
  expect(alerts.length).toBeGreaterThan(4);
  expect(new Set(alerts.map(({ policy }) => policy.displayName)).size).toBe(alerts.length);
});

test.each(metrics)('an alert looks at $file', ({ name }) => {
  expect(JSON.stringify(alerts)).toContain(`logging.googleapis.com/user/${name}`);
});

const filters = [
  ...alerts.flatMap(({ file, policy }) => filtersOf(policy).map((filter) => ({ file, filter }))),
  ...metrics.map(({ file, metric: { filter } }) => ({ file, filter })),
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
};

test.each(filters)('$file waits for something that there is: $filter', ({ filter }) => {
  const parts = partsOf(filter);
  expect(parts.length + (filter.includes('log_id(') ? 1 : 0)).toBeGreaterThan(1);
  // Resources and figures of Google's, and labels of figures, are held against its pages where alerts are fired.
  const isOfGoogle = (/** @type {string} */ field) =>
    /^(resource\.type|metric\.(type|labels\.\w+))$/.test(field);
  expect(parts.filter(({ field, value }) => !isOfGoogle(field) && !isThere[field]?.(value))).toEqual([]);
});

test.each(alerts)('$file leads to a runbook and stands in the list of alerts', ({ policy }) => {
  const [, anchor] = /docs\/operations\.md#([\w-]+)$/.exec(policy.documentation.content) ?? [];
  expect(anchors).toContain(anchor);
  expect(operations).toContain(`| ${policy.displayName.replace('Basket Express: ', '')} |`);
});
