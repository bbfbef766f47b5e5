import type { Services } from '../platform/services';

/** Money that needs a person's eye: logged as an error, by which the operators are told. Ids only. */
export const alertOperators = (run: Services, what: string, about: string): void => {
  run.log({ operation: 'payments.alert', result: what, ms: 0, fault: `${what}: ${about}` });
};
