/** An alert that waits for a log line nobody writes is silent for ever: each is held against the sources and the runbooks. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { readAlerts } from './alerts.mjs';

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
/** @param {import('./alerts.mjs').AlertPolicy} policy */
const filterOf = ({ conditions: [condition] }) =>
  condition?.conditionMatchedLog?.filter ?? condition?.conditionAbsent?.filter ?? '';

test('there are alerts, each with a name of its own', () => {
  expect(alerts.length).toBeGreaterThan(4);
  expect(new Set(alerts.map(({ policy }) => policy.displayName)).size).toBe(alerts.length);
});

test.each(alerts)('$file waits for something that the functions do', ({ policy }) => {
  const parts = [...filterOf(policy).matchAll(/([\w.]+)="([^"]+)"/g)].map(([, field, value]) => [
    field,
    value,
  ]);
  expect(parts.length).toBeGreaterThan(1);
  for (const [field, value] of parts)
    switch (field) {
      case 'jsonPayload.operation':
        expect(sources).toContain(`operation: '${value}'`);
        break;
      case 'jsonPayload.result':
        expect(sources).toMatch(new RegExp(`(result: |log\\(|\\? )'${value}'`));
        break;
      case 'resource.labels.service_name':
        expect(read('functions/src/index.ts')).toMatch(new RegExp(`\\b(as )?${value}\\b`));
        break;
      case 'resource.type':
        expect(value).toBe('cloud_run_revision');
        break;
      case 'metric.type':
        expect(value).toBe('run.googleapis.com/request_count');
        break;
      default:
        throw new Error(`This test does not know ${field}`);
    }
});

test.each(alerts)('$file leads to a runbook and stands in the list of alerts', ({ policy }) => {
  const [, anchor] = /docs\/operations\.md#([\w-]+)$/.exec(policy.documentation.content) ?? [];
  expect(anchors).toContain(anchor);
  expect(operations).toContain(`| ${policy.displayName.replace('Basket Express: ', '')} |`);
});
