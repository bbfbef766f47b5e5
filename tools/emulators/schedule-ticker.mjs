/**
 * Stands in for Cloud Scheduler, which the emulator suite leaves out: starts each scheduled function when its
 * schedule says so.
 * @module
 */

const minuteMs = 60_000;
const unitMs = { minute: minuteMs, hour: 60 * minuteMs, day: 24 * 60 * minuteMs };

/**
 * @typedef {object} ScheduledFunction
 * @property {string} name
 * @property {string} region
 * @property {string} schedule as `onSchedule` takes it
 * @property {string} trigger its name in the functions emulator's addresses
 */

/**
 * @param {string} schedule App Engine form, such as `every 5 minutes` or `every 2 hours`
 * @returns {number | undefined} the interval in ms; undefined for other forms (cron, times of the day), which
 *   local runs do not start
 */
export function scheduleIntervalMs(schedule) {
  const match = /^every\s+(?:(\d+)\s+)?(minute|min|hour|day)s?$/i.exec(schedule.trim());
  if (!match) return undefined;
  const unit = match[2]?.toLowerCase() ?? '';
  const length = unitMs[/** @type {keyof typeof unitMs} */ (unit === 'min' ? 'minute' : unit)];
  return Number(match[1] ?? 1) * length;
}

/**
 * Looks every minute which functions are due, counted from the start.
 * @param {object} options
 * @param {() => ScheduledFunction[]} options.list asked each time: functions may be reloaded, and are listed once more each time they are
 * @param {(due: ScheduledFunction) => Promise<void>} options.invoke
 * @param {(line: string) => void} options.log
 * @returns {{ stop: () => void, runAll: () => Promise<void> }} `runAll` starts each of them now, and waits for their ends
 */
export function startTicker({ list, invoke, log }) {
  let minutes = 0;
  const each = () => new Map(list().map((one) => [one.name, one])).values();
  for (const { name, schedule } of each()) {
    const known = scheduleIntervalMs(schedule) !== undefined;
    log(known ? `${name}: ${schedule}` : `${name}: "${schedule}" is not started by local runs`);
  }
  const timer = setInterval(() => {
    minutes += 1;
    for (const scheduled of each()) {
      const interval = scheduleIntervalMs(scheduled.schedule);
      if (interval === undefined || (minutes * minuteMs) % interval !== 0) continue;
      invoke(scheduled).catch((error) => log(`${scheduled.name} failed: ${error.message}`));
    }
  }, minuteMs);
  return {
    stop: () => clearInterval(timer),
    runAll: async () => {
      await Promise.all(
        [...each()].filter(({ schedule }) => scheduleIntervalMs(schedule) !== undefined).map(invoke),
      );
    },
  };
}
