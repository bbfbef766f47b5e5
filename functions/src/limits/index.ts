export { countAgainIfUnpaid, readCounters, withUnpaidNow, writeCounters } from './account-counters';
export { countOne, countOrder, withoutUnpaid } from './account-limits.decision';
