import type { Aggregation, AlertCondition, AlertPolicy } from './alert-files';
import { figureOf, resourceLabels, type Figure } from './figures';
import { extractLabels, readLogFilter, type LogEntry } from './log-filter';

type Labels = Readonly<Record<string, string>>;

/** A number, whether a check passed, or the values of a distribution; at a second. */
interface Point {
  readonly at: number;
  readonly value: number | boolean | readonly number[];
}

export interface Series {
  readonly resource: { readonly type: string; readonly labels: Labels };
  readonly metric: { readonly type: string; readonly labels: Labels };
  readonly points: readonly Point[];
}

/** All that Google knows of a project. */
export interface Measured {
  readonly entries: readonly LogEntry[];
  readonly series: readonly Series[];
}

type Aligned = number | boolean;
/** Series that were added up, with the labels that they share and a mail may name. */
interface Group {
  readonly labels: Labels;
  readonly value: number;
}
type Groups = ReadonlyMap<string, Group>;

/** Google looks once a minute. */
const everySeconds = 60;
const secondsOf = (text: string): number => Number.parseInt(text, 10);

const numberOf = (value: Point['value'] | Aligned): number => {
  if (typeof value !== 'number') throw new Error(`Not a number: ${String(value)}`);
  return value;
};
const valuesOf = ({ value }: Point): readonly number[] => {
  if (typeof value !== 'object') throw new Error(`Not a distribution: ${value}`);
  return value;
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** The least value that 95 of 100 do not exceed; Google has buckets only, so that its value may lie a little beside. */
const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

interface Aligner {
  readonly kinds: readonly Figure['kind'][];
  readonly of: readonly Figure['valueType'][];
  /** @param points at least one, the oldest first */
  readonly align: (points: readonly Point[]) => Aligned;
}

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies#Aligner */
const aligners: Readonly<Record<Aggregation['perSeriesAligner'], Aligner>> = {
  ALIGN_SUM: {
    kinds: ['GAUGE', 'DELTA'],
    of: ['INT64'],
    align: (points) => sum(points.map(({ value }) => numberOf(value))),
  },
  ALIGN_MAX: {
    kinds: ['GAUGE', 'DELTA'],
    of: ['INT64'],
    align: (points) => Math.max(...points.map(({ value }) => numberOf(value))),
  },
  ALIGN_PERCENTILE_95: {
    kinds: ['GAUGE', 'DELTA'],
    of: ['DISTRIBUTION'],
    align: (points) => percentile95(points.flatMap(valuesOf)),
  },
  ALIGN_NEXT_OLDER: {
    kinds: ['GAUGE'],
    of: ['BOOL'],
    align: (points) => points.at(-1)?.value === true,
  },
};

const isFalse = (value: Aligned): boolean => {
  if (typeof value !== 'boolean') throw new Error(`Neither true nor false: ${value}`);
  return !value;
};
/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies#Reducer */
const reducers: Readonly<Record<Aggregation['crossSeriesReducer'], (values: readonly Aligned[]) => number>> =
  {
    REDUCE_SUM: (values) => sum(values.map(numberOf)),
    REDUCE_MAX: (values) => Math.max(...values.map(numberOf)),
    REDUCE_COUNT_FALSE: (values) => values.filter(isFalse).length,
  };

/** `metric.label.area` of a group and `metric.labels.area` of a filter. @throws Error where a figure has no such label */
function labelNamed(field: string, { resource, labels }: Figure): readonly ['metric' | 'resource', string] {
  const [, part, name = ''] = /^(metric|resource)\.labels?\.(\w+)$/.exec(field) ?? [];
  const place = part === 'metric' ? part : 'resource';
  const known = place === 'metric' ? labels : resourceLabels[resource];
  if (!known?.includes(name)) throw new Error(`There is no ${field}`);
  return [place, name];
}

function labelAt(field: string, series: Series): string {
  const [place, name] = labelNamed(field, figureOf(series.metric.type));
  const value = series[place].labels[name];
  if (value === undefined) throw new Error(`A series of ${series.metric.type} is without its ${field}`);
  return value;
}

/**
 * Reads a filter of figures: fields and their values, all of which a series has.
 * @throws Error for any other filter, and for a field, resource or aligner that its figure does not have
 */
function seriesFilter(filter: string, { perSeriesAligner, groupByFields = [] }: Aggregation) {
  const fields = filter.split(' AND ').map((part) => {
    const [, field, value] = /^([\w.]+)="([^"]*)"$/.exec(part) ?? [];
    if (field === undefined || value === undefined) throw new Error(`Not understood: ${part}`);
    return [field, value] as const;
  });
  const { 'resource.type': resource = '', 'metric.type': type = '', ...others } = Object.fromEntries(fields);
  const figure = figureOf(type);
  const { kinds, of } = aligners[perSeriesAligner];
  if (resource !== figure.resource) throw new Error(`${type} is a figure of ${figure.resource}`);
  if (!kinds.includes(figure.kind) || !of.includes(figure.valueType))
    throw new Error(`${perSeriesAligner} does not take ${type}`);
  for (const field of [...groupByFields, ...Object.keys(others)]) labelNamed(field, figure);
  return (series: Series): boolean =>
    series.metric.type === type &&
    Object.entries(others).every(([field, value]) => labelAt(field, series) === value);
}

/** A figure at a time, by its groups; a group without a point within the period is left out. */
function groupsAt(filter: string, [aggregation]: readonly [Aggregation], now: number, all: Measured): Groups {
  const { alignmentPeriod, perSeriesAligner, crossSeriesReducer, groupByFields = [] } = aggregation;
  const from = now - secondsOf(alignmentPeriod);
  const groups = new Map<string, { labels: Labels; values: Aligned[] }>();
  for (const series of all.series.filter(seriesFilter(filter, aggregation))) {
    const points = series.points.filter(({ at }) => at > from && at <= now);
    if (points.length === 0) continue;
    const labels = Object.fromEntries(groupByFields.map((field) => [field, labelAt(field, series)]));
    const key = JSON.stringify(labels);
    const group = groups.get(key) ?? { labels, values: [] };
    group.values.push(aligners[perSeriesAligner].align(points));
    groups.set(key, group);
  }
  const reduce = reducers[crossSeriesReducer];
  return new Map([...groups].map(([key, { labels, values }]) => [key, { labels, value: reduce(values) }]));
}

type Threshold = Extract<AlertCondition, { conditionThreshold: unknown }>['conditionThreshold'];
type Absence = Extract<AlertCondition, { conditionAbsent: unknown }>['conditionAbsent'];
type Matched = Extract<AlertCondition, { conditionMatchedLog: unknown }>['conditionMatchedLog'];

const comparisons: Readonly<Record<Threshold['comparison'], (value: number, than: number) => boolean>> = {
  COMPARISON_GT: (value, than) => value > than,
};

/** The groups beyond a threshold at a time; a ratio is one of groups that both figures have. */
function beyond(threshold: Threshold, now: number, all: Measured): Groups {
  const { filter, aggregations, denominatorFilter, denominatorAggregations, comparison, thresholdValue } =
    threshold;
  if ((denominatorFilter === undefined) !== (denominatorAggregations === undefined))
    throw new Error('A denominator needs a filter and aggregations');
  if (
    denominatorAggregations &&
    denominatorAggregations[0].alignmentPeriod !== aggregations[0].alignmentPeriod
  )
    throw new Error('The denominator has another period');
  const below =
    denominatorFilter !== undefined && denominatorAggregations
      ? groupsAt(denominatorFilter, denominatorAggregations, now, all)
      : null;
  const isBeyond = ([key, { value }]: readonly [string, Group]): boolean => {
    const divisor = below ? (below.get(key)?.value ?? 0) : 1;
    return divisor !== 0 && comparisons[comparison](value / divisor, thresholdValue);
  };
  return new Map([...groupsAt(filter, aggregations, now, all)].filter(isBeyond));
}

const minutesOf = (duration: string): readonly number[] =>
  Array.from({ length: secondsOf(duration) / everySeconds }, (_, minute) => (minute + 1) * everySeconds);

/** Beyond the threshold now, and whenever Google looked during the time before; without data nothing is beyond. */
function thresholdLabels(threshold: Threshold, now: number, all: Measured): readonly Labels[] {
  const before = minutesOf(threshold.duration).map((ago) => beyond(threshold, now - ago, all));
  const groups = [...beyond(threshold, now, all)];
  return groups.flatMap(([key, { labels }]) => (before.every((past) => past.has(key)) ? [labels] : []));
}

/** Something came once, and nothing has come for the time: https://cloud.google.com/monitoring/alerts/metric-absence */
function absenceLabels(
  { filter, duration, aggregations }: Absence,
  now: number,
  all: Measured,
): readonly Labels[] {
  if (aggregations[0].groupByFields) throw new Error('An absence by group is not reckoned with');
  const came = all.series.filter(seriesFilter(filter, aggregations[0])).flatMap(({ points }) => points);
  const isAt = (at: number): boolean => groupsAt(filter, aggregations, at, all).size > 0;
  const isSilent = [0, ...minutesOf(duration).slice(0, -1)].every((ago) => !isAt(now - ago));
  return isSilent && came.some(({ at }) => at <= now) ? [{}] : [];
}

const matchedLabels = ({ filter, labelExtractors = {} }: Matched, { entries }: Measured): readonly Labels[] =>
  entries.filter(readLogFilter(filter)).map((entry) => {
    const labels = Object.entries(extractLabels(labelExtractors, entry));
    return Object.fromEntries(labels.map(([label, value]) => [`log.extracted_label.${label}`, value]));
  });

function labelsOf(condition: AlertCondition, now: number, all: Measured): readonly Labels[] {
  if ('conditionThreshold' in condition) return thresholdLabels(condition.conditionThreshold, now, all);
  if ('conditionAbsent' in condition) return absenceLabels(condition.conditionAbsent, now, all);
  return matchedLabels(condition.conditionMatchedLog, all);
}

/**
 * Reckons a policy as Cloud Monitoring documents it (https://cloud.google.com/monitoring/alerts/concepts-indepth), as far as those of
 * `deploy` use it: once a minute, each figure over the period that ends then.
 *
 * @param now in the seconds of the points
 * @returns the mail that the policy sends then, with its variables filled in; null while it sends none
 * @throws Error for a filter, label, figure or aligner that Google does not have, and for a variable that nothing fills
 */
function mailOf(policy: AlertPolicy, now: number, all: Measured): string | null {
  const perCondition = policy.conditions.map((condition) => labelsOf(condition, now, all));
  const isMet = (labels: readonly Labels[]): boolean => labels.length > 0;
  if (!(policy.combiner === 'AND' ? perCondition.every(isMet) : perCondition.some(isMet))) return null;
  const labels = perCondition.flat()[0] ?? {};
  return policy.documentation.content.replace(/\$\{([^}]*)\}/g, (_, name: string) => {
    const value = labels[name];
    if (value === undefined || value === '') throw new Error(`Nothing fills in ${name}`);
    return value;
  });
}

/** The first mail from the first point on, at every minute until then; see {@link mailOf}. */
export function firstMail(policy: AlertPolicy, until: number, all: Measured): string | null {
  const first = Math.min(until, ...all.series.flatMap(({ points }) => points.map(({ at }) => at)));
  for (let now = first; now <= until; now += everySeconds) {
    const mail = mailOf(policy, now, all);
    if (mail !== null) return mail;
  }
  return null;
}
