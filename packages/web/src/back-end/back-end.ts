/**
 * Lazy chunk: everything that talks to the back end: Firebase app and Auth, the callable protocol, single reads; and
 * the way to what is larger still (Firestore, App Check). No first view needs it: it is loaded after the first paint,
 * or when somebody acts before. Never import this file statically; `load-back-end.ts` is the way in.
 */
export { loadFirebase } from './firebase';
export { leaveClosed } from './leave-closed';
export { loadFirestore } from './firestore';
export { forgetOfflineData } from './offline-data';
export { readAccountDocument } from './read-account-document';
export { profilePort } from './profile-port';
export { performOperation } from './perform-operation';
export { postVerifyPayment } from './post-verify-payment';
export { readStates } from './read-states';
export { followProfile } from '../session/follow-profile';
export { announceRole } from '../session/announce-role';
