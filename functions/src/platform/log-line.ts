import { logger } from 'firebase-functions/v2';

/** One line per operation. Never an address, phone number, bank detail, token or payload. */
export interface LogLine {
  readonly operation: string;
  readonly result: string;
  readonly ms: number;
  readonly tries?: number;
  /** Documents read (over all tries) and written: what the operation is billed for. */
  readonly reads?: number;
  readonly writes?: number;
  readonly operationId?: string;
  readonly correlationId?: string;
  readonly actor?: string;
  readonly fault?: string;
  /** Which part of the pages, and its build: figures of `deploy` are counted by them. */
  readonly area?: string;
  readonly version?: string;
  readonly release?: string;
  /** Figures of something that has several parts, by part. */
  readonly parts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** As the fields of a structured entry, an error if it has a fault: policies and metrics of `deploy` match on these fields. */
export function writeLogLine({ fault, ...line }: LogLine): void {
  if (fault === undefined) logger.info(line.operation, line);
  else logger.error(line.operation, { ...line, fault });
}
