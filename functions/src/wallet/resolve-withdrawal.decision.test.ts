import { decideResolution } from './resolve-withdrawal.decision';

const pending = { status: 'pending', amountPaise: 500_00 } as const;
const resolve = (decision: 'approved' | 'rejected', reason = 'Wrong account') =>
  decideResolution(pending, { requestId: 'request1', decision, reason }, 'admin1', 7);

test('approval completes the request and moves no money', () => {
  expect(resolve('approved')).toEqual({
    ok: true,
    value: {
      request: { status: 'approved', adminNotes: 'Wrong account', processedAt: 7, processedBy: 'admin1' },
      release: null,
    },
  });
});

test('rejection returns the whole amount', () => {
  expect(resolve('rejected')).toMatchObject({
    ok: true,
    value: {
      request: { status: 'rejected' },
      release: {
        transactionType: 'credit',
        amountPaise: 500_00,
        description: 'Wrong account',
        facts: { code: 'withdrawal_rejected' },
      },
    },
  });
});

test('the longest reason fits into the ledger', () => {
  const outcome = resolve('rejected', 'x'.repeat(300));
  expect(outcome.ok && outcome.value.release?.description).toHaveLength(200);
});

test.each(['approved', 'rejected'] as const)('a request that was %s stays as it is', (status) => {
  const request = { ...pending, status };
  expect(
    decideResolution(request, { requestId: 'request1', decision: 'rejected', reason: 'x' }, 'admin1', 7),
  ).toEqual({ ok: false, refusal: { code: 'withdrawal_already_processed', facts: { status } } });
});
