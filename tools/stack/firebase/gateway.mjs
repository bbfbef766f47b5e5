/**
 * The payment sandbox of a stack.
 * @module
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startSandbox } from 'razorpay-sandbox';
import { siteUrl } from '../environment.mjs';
import { sandboxKeys } from '../../base/project.mjs';

/**
 * @param {object} plan
 * @param {import('../../base/ports.mjs').Ports} plan.ports
 * @param {import('../../base/paths.mjs').StackPaths} plan.paths
 * @param {boolean} plan.persist payments last as long as the orders they are for
 * @param {boolean} plan.fresh
 * @param {import('../../base/processes/cleanup.mjs').Cleanup} cleanup
 * @returns {Promise<import('razorpay-sandbox').Sandbox>}
 */
export async function startGateway({ ports, paths, persist, fresh }, cleanup) {
  const stateFile = persist ? path.join(paths.dir, 'gateway.json') : null;
  if (stateFile !== null) await mkdir(path.dirname(stateFile), { recursive: true });
  const sandbox = await startSandbox({
    ...sandboxKeys,
    port: ports.gateway,
    webhookUrl: `${siteUrl(ports)}/api/razorpay-webhook`,
    stateFile,
    forget: fresh,
  });
  cleanup.add(sandbox.stop);
  return sandbox;
}
