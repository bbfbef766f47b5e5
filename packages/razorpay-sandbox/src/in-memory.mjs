/**
 * The gateway without its server, for tests that run in one process and set the clock, the ids and the delivery of events.
 * @module
 */
import { callApi } from './api-routes.mjs';
import { ProviderError } from './provider-error.mjs';

export { Gateway } from './gateway.mjs';
export { checkoutSignature, signature } from './signature.mjs';
export { eventBody } from './webhooks.mjs';

/**
 * @typedef {import('./entities.mjs').GatewayOrder} GatewayOrder
 * @typedef {import('./entities.mjs').GatewayPayment} GatewayPayment
 * @typedef {import('./entities.mjs').GatewayRefund} GatewayRefund
 * @typedef {import('./entities.mjs').GatewayQrCode} GatewayQrCode
 * @typedef {import('./gateway.mjs').GatewayEvent} GatewayEvent
 */

/**
 * The API's answer to one request, as it would be sent; keys are not looked at.
 * @param {import('./gateway.mjs').Gateway} gateway
 * @param {Parameters<typeof callApi>[1]} request
 * @returns {{ status: number, body: string }}
 */
export function answer(gateway, request) {
  try {
    return { status: 200, body: JSON.stringify(callApi(gateway, request)) };
  } catch (error) {
    if (error instanceof ProviderError) return { status: error.status, body: JSON.stringify(error.body) };
    throw error;
  }
}
