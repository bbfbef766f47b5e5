/**
 * The gcloud command lines of setup about money and alerts, as the calls that gcloud makes of them (gcloud.mjs).
 * @module
 */
import { readJson } from '../base/paths.mjs';

/** @typedef {import('./gcloud.mjs').Ask} Ask @typedef {import('./gcloud.mjs').Line} Line @typedef {import('./project.mjs').Json} Json */

/** @param {string} [text] `name=value`, with commas */
export const mappingOf = (text = '') => Object.fromEntries(text.split(',').map((each) => each.split('=')));

const budgets = (/** @type {Line} */ { options }) =>
  `billingbudgets.googleapis.com/v1/billingAccounts/${options['billing-account']}/budgets`;
const monitoring = (/** @type {Line} */ { project }, /** @type {string} */ rest) =>
  `monitoring.googleapis.com/v3/projects/${project}/${rest}`;
const metrics = (/** @type {Line} */ { project }) => `logging.googleapis.com/v2/projects/${project}/metrics`;

/** By the beginning of a command. @type {Readonly<Record<string, (ask: Ask, line: Line) => Json>>} */
export const alertCommands = {
  'billing budgets list': (ask, line) => ask('GET', budgets(line)),
  'billing budgets create': (ask, line) => {
    const { options } = line;
    const [, units, currencyCode] = /^(\d+)([A-Z]{3})?$/.exec(options['budget-amount'] ?? '') ?? [];
    return ask('POST', budgets(line), {
      displayName: options['display-name'],
      amount: { specifiedAmount: { units, currencyCode } },
      thresholdRules: options['threshold-rule']
        ?.split('\n')
        .map((rule) => ({ thresholdPercent: Number(mappingOf(rule)['percent']) })),
      budgetFilter: { projects: options['filter-projects']?.split(',') },
    });
  },
  'beta monitoring channels list': (ask, line) =>
    ask(
      'GET',
      monitoring(
        line,
        `notificationChannels?${new URLSearchParams({ filter: line.options['filter'] ?? '' })}`,
      ),
    ),
  'beta monitoring channels create': (ask, line) =>
    ask('POST', monitoring(line, 'notificationChannels'), {
      type: line.options['type'],
      displayName: line.options['display-name'],
      labels: mappingOf(line.options['channel-labels']),
    }),
  'logging metrics list': (ask, line) => ask('GET', metrics(line)),
  'logging metrics create': (ask, line) =>
    ask('POST', metrics(line), { ...readJson(line.options['config-from-file'] ?? ''), name: line.words[0] }),
  'monitoring policies list': (ask, line) => ask('GET', monitoring(line, 'alertPolicies')),
  'monitoring policies create': (ask, line) =>
    ask('POST', monitoring(line, 'alertPolicies'), {
      ...readJson(line.options['policy-from-file'] ?? ''),
      notificationChannels: line.options['notification-channels']?.split(','),
    }),
  'monitoring uptime list-configs': (ask, line) => ask('GET', monitoring(line, 'uptimeCheckConfigs')),
  'monitoring uptime create': (ask, line) => {
    const { options, words } = line;
    return ask('POST', monitoring(line, 'uptimeCheckConfigs'), {
      displayName: words[0],
      monitoredResource: {
        type: options['resource-type']?.replace('-', '_'),
        labels: mappingOf(options['resource-labels']),
      },
      httpCheck: {
        ...{ path: options['path'], port: 443 },
        ...{ useSsl: options['protocol'] === 'https', validateSsl: options['validate-ssl'] === 'true' },
      },
      period: `${Number(options['period']) * 60}s`,
      timeout: `${options['timeout']}s`,
    });
  },
};
