import { accountsOperations } from '../accounts';
import { catalogueOperations } from '../catalogue';
import { dispatchOperations } from '../dispatch';
import { ordersOperations } from '../orders';
import { paymentOperations } from '../payments';
import { domainCallable } from '../platform/requests/callable';
import { reportingOperations } from '../reporting';
import { storeOperations } from '../store';
import { walletOperations } from '../wallet';

export const accounts = domainCallable('accounts', accountsOperations);
export const catalogue = domainCallable('catalogue', catalogueOperations);
export const dispatch = domainCallable('dispatch', dispatchOperations);
/** Orders and their payments are one function: a customer who pays has just ordered, and its instance is warm. */
export const orders = domainCallable('orders', [...ordersOperations, ...paymentOperations]);
/** The store's settings and the reports on it are one function: pages of released versions ask for both by this name. */
export const store = domainCallable('store', [...storeOperations, ...reportingOperations]);
export const wallet = domainCallable('wallet', walletOperations);
