/** Lazy chunk: the built-in list, needed only when the database does not answer. */
export { indianStates } from '@basket/domain';
