/**
 * Refusals in Google's words, since programs read them: https://cloud.google.com/apis/design/errors
 * @module
 */

/** @typedef {{ reason: string, metadata: Record<string, string> }} ErrorInfo */

const codes = /** @type {const} */ ({
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  CONDITION_NOT_MET: 412, // Cloud Storage's own
  UNIMPLEMENTED: 501,
});

/** An answer other than 200. */
export class Refusal extends Error {
  /** @param {keyof typeof codes} status @param {string} message @param {ErrorInfo} [info] */
  constructor(status, message, info) {
    super(message);
    this.status = status;
    this.info = info;
  }

  /** @returns {{ status: number, json: Record<string, unknown> }} as Google answers */
  toAnswer() {
    const { status, message, info } = this;
    const details = info && {
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', domain: 'googleapis.com', ...info }],
    };
    return { status: codes[status], json: { error: { code: codes[status], message, status, ...details } } };
  }
}

export const notFound = (message = 'Requested entity was not found.') => new Refusal('NOT_FOUND', message);

/** @param {string} message */
export const invalid = (message) => new Refusal('INVALID_ARGUMENT', message);

/** @param {string} message */
export const unmet = (message) => new Refusal('FAILED_PRECONDITION', message);

export const exists = (message = 'Requested entity already exists') => new Refusal('ALREADY_EXISTS', message);

/** @param {string} permission @param {string} resource */
export const denied = (permission, resource) =>
  new Refusal(
    'PERMISSION_DENIED',
    `Permission '${permission}' denied on resource '//${resource}' (or it may not exist).`,
    { reason: 'IAM_PERMISSION_DENIED', metadata: { permission, resource } },
  );

/** @param {string} service @param {string} projectNumber */
export const disabled = (service, projectNumber) =>
  new Refusal(
    'PERMISSION_DENIED',
    `${service} has not been used in project ${projectNumber} before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/${service}/overview?project=${projectNumber} then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.`,
    { reason: 'SERVICE_DISABLED', metadata: { service, consumer: `projects/${projectNumber}` } },
  );
