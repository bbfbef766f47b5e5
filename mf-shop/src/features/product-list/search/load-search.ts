/** The code of the search, without which nothing can be searched for. */
export const loadSearch = async () =>
  (await import(/* webpackChunkName: "search" */ './search-code')).buildSearchIndex;
