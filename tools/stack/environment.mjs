/**
 * The environment variables by which programs reach a running stack.
 * @module
 */
import { demoPassword, projectId, storageBucket } from '../base/project.mjs';

/**
 * @param {import('../base/ports.mjs').Ports} ports
 * @param {number} portOffset
 * @returns {Record<string, string>}
 */
export function stackEnvironment(ports, portOffset) {
  const host = '127.0.0.1';
  return {
    PORT_OFFSET: String(portOffset),
    BASKET_URL: siteUrl(ports),
    BASKET_PASSWORD: demoPassword,
    FUNCTIONS_ORIGIN: `http://${host}:${ports.functions}`,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    CLOUD_TASKS_EMULATOR_HOST: `${host}:${ports.tasks}`,
    FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
    ...gatewayEnvironment(ports),
    METADATA_SERVER_DETECTION: 'none', // keeps the admin SDK from looking for Google's metadata server
  };
}

/**
 * Sends functions to the payment sandbox instead of the real gateway; functions obey it in the emulator only.
 * @param {import('../base/ports.mjs').Ports} ports
 */
function gatewayEnvironment(ports) {
  const origin = `http://localhost:${ports.gateway}`;
  return { PAYMENT_GATEWAY_API: origin, PAYMENT_GATEWAY_SCRIPT: `${origin}/v1/checkout.js` };
}

/**
 * Environment variables of functions on the local stack.
 * @param {import('../base/ports.mjs').Ports} ports
 */
export function functionsEnvironment(ports) {
  const pages = Object.entries(ports).filter(([name]) => name === 'shell' || name.startsWith('alone-'));
  const origins = pages.map(([, port]) => `http://localhost:${port}`);
  // Where else the sites are served: `npm run bench`.
  const further = process.env.LOCAL_SHOP_ORIGINS?.split(',') ?? [];
  return {
    ...gatewayEnvironment(ports),
    LOCAL_SHOP_ORIGINS: [...origins, ...further].join(','),
  };
}

/** @param {import('../base/ports.mjs').Ports} ports @returns {string} where the shop is */
export function siteUrl(ports) {
  return `http://localhost:${ports.shell}`;
}
