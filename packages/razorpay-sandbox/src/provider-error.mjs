/**
 * Refusals of the gateway's API, with the bodies that Razorpay documents (razorpay.com/docs/errors).
 * @module
 */

export class ProviderError extends Error {
  /**
   * @param {number} status
   * @param {string} description
   * @param {{ code?: string, field?: string | undefined }} [facts]
   */
  constructor(status, description, { code = 'BAD_REQUEST_ERROR', field } = {}) {
    super(description);
    this.status = status;
    this.body = {
      error: {
        code,
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: status === 400 ? 'input_validation_failed' : 'NA',
        metadata: {},
        ...(field === undefined ? {} : { field }),
      },
    };
  }
}

/** @param {string} description @param {string} [field] */
export const badRequest = (description, field) => new ProviderError(400, description, { field });

export const unknownId = () => badRequest('The id provided does not exist');
