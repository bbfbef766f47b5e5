import { useState } from 'react';
import type { Stored, WalletTransaction } from '@basket/domain';
import { useLiveQuery, type Live } from '@basket/web';
import { maxStatementRows, statementBatch, statementRows } from '../../queries';

type Row = Stored<WalletTransaction>;

export interface StatementRows {
  /** The batch that was read last. */
  readonly live: Live<Row[]>;
  /** Everything read so far, latest first. */
  readonly rows: readonly Row[];
  readonly isComplete: boolean;
  /** The time has more rows than are read. */
  readonly isTooLong: boolean;
}

/** The transactions of a time, a batch at a time. A component that uses it is mounted anew for another time. */
export function useStatementRows(
  partnerId: string,
  time: { readonly fromAt: number; readonly untilAt: number },
): StatementRows {
  const [passed, setPassed] = useState<readonly Row[]>([]);
  const live = useLiveQuery(statementRows(partnerId, time, passed.at(-1) ?? null));
  const rows = [...passed, ...(live.status === 'ready' ? live.data : [])];
  const isConfirmed = live.status === 'ready' && !live.isFromCache;
  const isFull = live.status === 'ready' && live.data.length === statementBatch;
  const isTooLong = isFull && rows.length >= maxStatementRows;
  if (isConfirmed && isFull && !isTooLong) setPassed(rows);
  return { live, rows, isComplete: isConfirmed && !isFull, isTooLong };
}
