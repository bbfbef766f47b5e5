/**
 * Budgets of the account that pays for the project. A role on the project, which may be enough for a budget of it alone, counts for nothing here:
 * https://docs.cloud.google.com/billing/docs/how-to/budget-api-access-control
 * @module
 */
import { childrenOf, newId, resource, resourcesLike } from '../project.mjs';
import { Refusal, denied, invalid } from '../refusal.mjs';
import { mayDo } from '../roles.mjs';
import { create } from './projects.mjs';

const host = 'billingbudgets.googleapis.com';
const budgets = `${host}/v1/{parent=billingAccounts/*}/budgets`;

/** @param {import('../answer.mjs').Call} call @param {string} permission on the account @returns {string} its name */
function permitted({ project, members, at: { parent = '' } }, permission) {
  if (!mayDo(project, members, permission, parent)) throw denied(permission, `${host}/${parent}`);
  return parent;
}

/** @type {import('../answer.mjs').Route[]} */
export const budgetRoutes = [
  {
    call: `GET ${budgets}`,
    needs: '',
    answer: (call) => ({
      budgets: resourcesLike(call.project, childrenOf(permitted(call, 'billing.budgets.list'), 'budgets')),
    }),
  },
  {
    call: `POST ${budgets}`,
    needs: '',
    answer: (call) => {
      const parent = permitted(call, 'billing.budgets.create');
      const { specifiedAmount } = /** @type {{ specifiedAmount?: { currencyCode?: string } }} */ (
        call.body['amount'] ?? {}
      );
      if (!specifiedAmount)
        throw new Refusal('UNIMPLEMENTED', 'The cloud sandbox has budgets of a specified amount only');
      const { currencyCode } = resource(call.project, parent);
      // The rule: https://docs.cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets#BudgetAmount. Google says no more.
      if ((specifiedAmount.currencyCode || currencyCode) !== currencyCode)
        throw invalid('Request contains an invalid argument.');
      const amount = { specifiedAmount: { ...specifiedAmount, currencyCode } };
      return create(call, `${parent}/budgets/${newId(call.project)}`, { ...call.body, amount });
    },
  },
];
