/**
 * Faults of the gateway's API that a test sets, each for a number of requests.
 * @module
 */

/**
 * `error-500`, `error-429`: refused, nothing done. `redirect`: to somewhere else, nothing done. `no-answer`: nothing
 * done, the connection stays open. `lost-answer`: done, and the connection is cut. `slow`: done, `ms` later.
 * @typedef {'error-500' | 'error-429' | 'redirect' | 'no-answer' | 'lost-answer' | 'slow'} FaultKind
 * @typedef {{ request: string, kind: FaultKind, times: number, ms?: number | undefined }} Fault `request`: how the request begins,
 *   such as `POST /v1/orders`
 */

export class Faults {
  /** @type {Fault[]} */
  #faults = [];

  /** @param {readonly Fault[]} faults replace the former ones */
  set(faults) {
    this.#faults = faults.map((fault) => ({ ...fault }));
  }

  /** @param {string} request such as `POST /v1/payments/pay_1/refund` @returns {Fault | null} */
  take(request) {
    const fault = this.#faults.find(({ request: start, times }) => times > 0 && request.startsWith(start));
    if (!fault) return null;
    fault.times -= 1;
    return fault;
  }
}
