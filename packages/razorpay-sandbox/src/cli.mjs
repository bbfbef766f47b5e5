#!/usr/bin/env node
/**
 * The sandbox as a program, see README.md. It ends at Ctrl-C, and then keeps its state where `--state` says.
 * @module
 */
import { parseArgs } from 'node:util';
import { startSandbox } from './sandbox.mjs';

const usage = `Usage: razorpay-sandbox --webhook URL [--port 8899] [--state FILE]
  [--key-id rzp_test_Sandbox0000000] [--key-secret TEXT] [--webhook-secret TEXT]`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      webhook: { type: 'string' },
      port: { type: 'string', default: '8899' },
      state: { type: 'string' },
      'key-id': { type: 'string', default: 'rzp_test_Sandbox0000000' },
      'key-secret': { type: 'string', default: 'sandbox-key-secret' },
      'webhook-secret': { type: 'string', default: 'sandbox-webhook-secret' },
    },
  });
  const port = Number(values.port);
  if (!URL.canParse(values.webhook ?? '')) throw new Error('--webhook is not an address');
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) throw new Error('--port is not a port');
  return {
    port,
    webhookUrl: values.webhook ?? '',
    keyId: values['key-id'],
    keySecret: values['key-secret'],
    webhookSecret: values['webhook-secret'],
    stateFile: values.state ?? null,
  };
}

try {
  const options = readOptions();
  const sandbox = await startSandbox(options);
  console.log(`API                  ${sandbox.origin}/v1`);
  console.log(`Checkout             ${sandbox.origin}/v1/checkout.js`);
  console.log(`Key id, key secret   ${options.keyId} ${options.keySecret}`);
  console.log(`Webhooks             ${options.webhookUrl}, signed with ${options.webhookSecret}`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exitCode = 1;
}
