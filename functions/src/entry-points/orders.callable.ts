import { ordersOperations } from '../orders';
import { paymentOperations } from '../payments';
import { domainCallable } from '../platform/requests/callable';

/** Orders and their payments are one function: a customer who pays has just ordered, and its instance is warm. */
export const orders = domainCallable('orders', [...ordersOperations, ...paymentOperations]);
