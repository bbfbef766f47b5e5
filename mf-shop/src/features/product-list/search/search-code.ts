/** Lazy chunk: the index of a search. Pages that nobody searches in do without it. */
export { buildSearchIndex } from '@basket/domain';
