export { countAgainIfUnpaid, readCounters, withUnpaidNow, writeCounters } from './account-counters';
export { checkCash, countOne, countOrder, withoutUnpaid } from './account-limits.decision';
