import type { HttpsFunction, Request } from 'firebase-functions/v2/https';

export type HttpRequest = Request;
/** The web framework's response, in the version that the functions library itself uses. */
export type HttpResponse = Parameters<HttpsFunction>[1];
