import { namesIn, readMetric } from './alert-files';

/** A kind of series in Cloud Monitoring. */
export interface Figure {
  readonly kind: 'GAUGE' | 'DELTA';
  readonly valueType: 'INT64' | 'BOOL' | 'DISTRIBUTION';
  readonly resource: string;
  readonly labels: readonly string[];
}

/** https://cloud.google.com/monitoring/api/resources */
export const resourceLabels: Readonly<Record<string, readonly string[]>> = {
  cloud_run_revision: ['project_id', 'service_name', 'revision_name', 'location', 'configuration_name'],
  cloud_tasks_queue: ['project_id', 'queue_id', 'target_type', 'location'],
  uptime_url: ['project_id', 'host'],
};

const response = ['response_code', 'response_code_class'];
/** Figures that Google has by itself. */
const googleFigures: Readonly<Record<string, Figure>> = {
  // https://cloud.google.com/monitoring/api/metrics_gcp_p_z; latencies in ms, from when a request reaches an instance.
  'run.googleapis.com/request_count': {
    ...{ kind: 'DELTA', valueType: 'INT64', resource: 'cloud_run_revision', labels: response },
  },
  'run.googleapis.com/request_latencies': {
    ...{ kind: 'DELTA', valueType: 'DISTRIBUTION', resource: 'cloud_run_revision', labels: response },
  },
  // https://cloud.google.com/monitoring/api/metrics_gcp_c; depth is of all tasks, those of later too.
  'cloudtasks.googleapis.com/queue/depth': {
    ...{ kind: 'GAUGE', valueType: 'INT64', resource: 'cloud_tasks_queue', labels: [] },
  },
  // The same page; in ms after a task's time.
  'cloudtasks.googleapis.com/queue/task_attempt_delays': {
    ...{ kind: 'DELTA', valueType: 'DISTRIBUTION', resource: 'cloud_tasks_queue', labels: [] },
  },
  // https://cloud.google.com/monitoring/api/metrics_gcp_i_o
  'monitoring.googleapis.com/uptime_check/check_passed': {
    ...{ kind: 'GAUGE', valueType: 'BOOL', resource: 'uptime_url' },
    labels: ['checked_resource_id', 'checker_location', 'check_id'],
  },
};

/** @param name that of a file of `deploy/metrics` */
export const ownFigure = (name: string): string => `logging.googleapis.com/user/${name}`;

const ownFigures = Object.fromEntries(
  namesIn('metrics').map((name): [string, Figure] => {
    const { metricKind: kind, valueType, labels } = readMetric(name).metricDescriptor;
    const resource = 'cloud_run_revision';
    return [ownFigure(name), { kind, valueType, resource, labels: labels.map(({ key }) => key) }];
  }),
);

/**
 * @param type of a metric
 * @throws Error for one that neither Google nor `deploy/metrics` has
 */
export function figureOf(type: string): Figure {
  const figure = googleFigures[type] ?? ownFigures[type];
  if (!figure) throw new Error(`There is no figure ${type}`);
  return figure;
}
