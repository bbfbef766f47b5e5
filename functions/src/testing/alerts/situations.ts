import type { LogLine } from '../../platform/log-line';
import type { Harness } from '../harness';
import type { Series } from './alert-mail';
import type { LogEntry } from './log-filter';

/** A line that the functions wrote, in seconds. */
export interface TimedLine {
  readonly at: number;
  readonly line: LogLine;
}

export interface Happened {
  readonly lines?: readonly TimedLine[];
  /** Google's own. */
  readonly entries?: readonly LogEntry[];
  /** Google's own. */
  readonly series?: readonly Series[];
  /** In seconds. @default when the last of it was */
  readonly until?: number;
}

/** Something that happens, and what the alert mails of it beside its section; null: it mails nothing. */
export type Situation = readonly [
  when: string,
  mail: string | null,
  happen: () => Happened | Promise<Happened>,
];

/** An alert with the section of docs/operations.md that it leads to, and situations on both sides of where it fires. */
export interface TriedAlert {
  readonly section: string;
  readonly situations: readonly Situation[];
}

/** Lines that a harness has logged so far, at its clock. */
export const linesOf = ({ logged, services }: Harness): { readonly lines: readonly TimedLine[] } => ({
  lines: logged.map((line) => ({ at: services.now() / 1_000, line })),
});
