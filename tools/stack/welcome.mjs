/**
 * The message when the stack is ready.
 * @module
 */
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { demoAccounts, demoPassword } from '../base/project.mjs';

const roleNames = { customer: 'Customer', delivery_partner: 'Delivery partner', admin: 'Admin' };

/**
 * @param {Pick<import('./stack.mjs').Stack, 'url' | 'paths'>} stack
 * @returns {string[]} lines; the last is the one that tells programs that the stack is ready
 */
export function welcomeLines({ url, paths }) {
  const accounts = demoAccounts.map(
    ({ role, email, name, note }) => `    ${roleNames[role].padEnd(17)} ${email.padEnd(26)} ${name}, ${note}`,
  );
  return [
    '',
    `  Demo accounts (password of all: ${demoPassword})`,
    ...accounts,
    '',
    '  To try',
    `    1. ${url}/login  sign in as the customer, put something into the cart, pay cash on delivery`,
    `    2. ${url}/login?role=admin  in another browser profile: assign the order to a partner`,
    `    3. ${url}/login?role=delivery  in a third: go online, accept, deliver, look at the wallet`,
    '',
    `  Logs in ${path.relative(root, paths.logs)}. Ctrl-C ends it and keeps the data; npm start -- --fresh begins anew.`,
    '',
    `Basket Express is ready at ${url}`,
  ];
}
