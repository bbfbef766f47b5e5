import {
  done,
  refuse,
  type Movement,
  type Outcome,
  type RequestOf,
  type WithdrawalRequest,
  type resolveWithdrawal,
} from '@basket/domain';

export interface Resolution {
  readonly request: Pick<WithdrawalRequest, 'status' | 'adminNotes' | 'processedAt' | 'processedBy'>;
  /** Returns the amount to the wallet; null when it was paid out. */
  readonly release: Movement | null;
}

/** Approval completes what was held since the request; rejection returns it with a credit of its own (rule: withdrawal-held). */
export function decideResolution(
  { status, amountPaise }: Pick<WithdrawalRequest, 'status' | 'amountPaise'>,
  { decision, reason = '' }: RequestOf<typeof resolveWithdrawal>,
  actorId: string,
  now: number,
): Outcome<Resolution> {
  if (status !== 'pending') return refuse('withdrawal_already_processed', { status });
  return done({
    request: { status: decision, adminNotes: reason, processedAt: now, processedBy: actorId },
    release:
      decision === 'approved'
        ? null
        : {
            transactionType: 'credit',
            amountPaise,
            description: reason.slice(0, 200),
            facts: { code: 'withdrawal_rejected' },
          },
  });
}
