import { accountsOperations } from '../accounts';
import { catalogueOperations } from '../catalogue';
import { dispatchOperations } from '../dispatch';
import { ordersOperations } from '../orders';
import { paymentOperations } from '../payments';
import { domainCallable } from '../platform/requests/callable';
import { storeOperations } from '../store';
import { walletOperations } from '../wallet';

export const accounts = domainCallable('accounts', accountsOperations);
export const catalogue = domainCallable('catalogue', catalogueOperations);
export const dispatch = domainCallable('dispatch', dispatchOperations);
/** Orders and their payments are one function: a customer who pays has just ordered, and its instance is warm. */
export const orders = domainCallable('orders', [...ordersOperations, ...paymentOperations]);
export const store = domainCallable('store', storeOperations);
export const wallet = domainCallable('wallet', walletOperations);
