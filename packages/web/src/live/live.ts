/** Data that keeps itself up to date. */
export type Live<T> =
  | { readonly status: 'loading' }
  /** `message` is fit for a person; `code` is Firestore's, or `invalid-document`, `unavailable`. */
  | { readonly status: 'error'; readonly message: string; readonly code: string; readonly retry: () => void }
  /** There is no such document. */
  | { readonly status: 'missing' }
  /** `isFromCache`: what this browser saw last; the server has not confirmed it yet. */
  | { readonly status: 'ready'; readonly data: T; readonly isFromCache: boolean };
