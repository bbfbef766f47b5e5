import {
  pageErrorReportSchema,
  pageKindOf,
  placesIn,
  releaseNameOf,
  withoutPersonalData,
  type PageErrorFacts,
  type PageErrorReport,
  withoutLanguage,
} from '@basket/domain';
import * as v from 'valibot';
import { loadConfig } from '@basket/web';
import { AreaError } from '../remotes/area-error';
import { tellFault } from '../remotes/faults';
import { listedRemotes } from '../remotes/load-area';
import type { RemoteInfo } from '../remotes/manifest';
import { shellBuild } from '../renewal/renew-shell';

const mostReports = 5;
/** Browsers say this of scripts that are not ours, and of layouts that took two rounds. */
const isNoise = (text: string): boolean => /^Script error|ResizeObserver loop/.test(text);

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Everything that an error and its causes say about where they come from. */
const traceOf = (error: unknown, levels = 5): string =>
  error instanceof Error && levels > 0
    ? `${error.message} ${error.stack ?? ''} ${traceOf(error.cause, levels - 1)}`
    : '';

/** The remote whose area failed, or whose files the trace names; the shell's otherwise. */
function remoteOf(error: unknown, remotes: readonly RemoteInfo[]): RemoteInfo | undefined {
  if (error instanceof AreaError) return remotes.find(({ mount }) => mount === error.mount);
  const trace = traceOf(error);
  return remotes.find(({ entry }) => trace.includes(`${new URL(entry).origin}/`));
}

async function factsOf(error: unknown): Promise<PageErrorFacts> {
  // The list itself may be what is missing.
  const remotes = await listedRemotes().catch(() => []);
  const remote = remoteOf(error, remotes);
  const told = {
    message: withoutPersonalData(textOf(error)),
    stack: placesIn(traceOf(error)),
    page: pageKindOf(withoutLanguage(location.pathname)),
  };
  if (remote) {
    tellFault(remote.name);
    return { area: remote.name, version: remote.version, release: releaseNameOf(remote), ...told };
  }
  const { release: version } = await loadConfig();
  return { area: 'shell', version, release: shellBuild() ?? 'not built', ...told };
}

async function send(error: unknown): Promise<void> {
  const report: PageErrorReport = v.parse(pageErrorReportSchema, { errors: [await factsOf(error)] });
  await fetch('/api/page-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  });
}

/** Returns what reports an error: each text that would be sent once, and so many of a page at most. */
export function reportPageErrors(): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const text = withoutPersonalData(textOf(error));
    if (isNoise(text) || reported.has(text) || reported.size >= mostReports || !navigator.onLine) return;
    reported.add(text);
    // The console has the error, and why it could not be sent.
    send(error).catch(() => undefined);
  };
}
