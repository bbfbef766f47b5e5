/**
 * Lazy chunk: everything that talks to the back end: Firebase app and Auth, the callable protocol, single reads; and
 * the way to what is larger still (Firestore, App Check). No first view needs it: it is loaded after the first paint,
 * or when somebody acts before. Never import this file statically; `load-back-end.ts` is the way in.
 */
export { loadFirebase } from './firebase/firebase';
export { leaveClosed } from './firebase/leave-closed';
export { askMeanwhile } from './documents/ask-meanwhile';
export { failureOf } from './documents/live-error';
export { loadFirestore } from './documents/firestore';
export { forgetOfflineData } from './documents/offline-data';
export { readAccountDocument, readAccountQuery, readStates } from './documents/read-documents';
export { profilePort } from './calls/profile-port';
export { performOperation } from './calls/perform-operation';
export { postVerifyPayment } from './calls/post-verify-payment';
