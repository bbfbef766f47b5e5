/**
 * Databases, accounts and pictures of a project, or of the local stack.
 * @module
 */
import { IdempotencyStrategy } from '@google-cloud/storage';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { readSettings } from '../deploy/settings.mjs';
import { useLocalStack } from '../stack/local-stack.mjs';
import { projectId as localProject, storageBucket as localBucket } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';

/**
 * A bucket whose requests are tried again after a lost connection. By itself the client tries no upload and no deletion again that has no
 * generation; a backup and a restore only say the same once more.
 * @param {import('firebase-admin/app').App} app @param {string} name @returns {import('./parts.mjs').Bucket}
 */
export function bucketOf(app, name) {
  const bucket = getStorage(app).bucket(name);
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
}

const hashOfEmulators = /** @type {const} */ ({ algorithm: 'EMULATOR' });

/**
 * @param {string | undefined} project none: the local stack
 * @returns {Promise<{ shop: import('./backup.mjs').Shop, hash: () => Promise<import('./backup.mjs').PasswordHash>, close: () => Promise<void> }>}
 */
export async function openShop(project) {
  if (project === undefined) {
    await useLocalStack();
    return opened(
      initializeApp({ projectId: localProject }),
      localProject,
      localBucket,
      async () => hashOfEmulators,
    );
  }
  const { firebase } = await readSettings(project);
  const credential = applicationDefault();
  return opened(initializeApp({ projectId: project, credential }), project, firebase.storageBucket, () =>
    hashOf(project, credential),
  );
}

/** @param {import('firebase-admin/app').App} app @param {string} project @param {string} bucket @param {() => Promise<any>} hash */
const opened = (app, project, bucket, hash) => ({
  shop: { project, db: getFirestore(app), auth: getAuth(app), bucket: bucketOf(app, bucket) },
  hash,
  close: () => deleteApp(app),
});

/**
 * How the project hashes passwords: without it the accounts of a backup cannot sign in anywhere else.
 * @param {string} project
 * @param {import('firebase-admin/app').Credential} credential
 * @param {typeof fetch} [send]
 * @returns {Promise<import('./backup.mjs').PasswordHash>}
 */
export async function hashOf(project, credential, send = fetch) {
  const { access_token: token } = await credential.getAccessToken();
  const answer = await send(`https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`, {
    headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
  });
  if (!answer.ok) throw new UserError(`Auth does not tell how it hashes passwords: ${answer.status}.`);
  const { signIn } = /** @type {{ signIn?: { hashConfig?: Record<string, any> } }} */ (await answer.json());
  const { algorithm, signerKey, saltSeparator, rounds, memoryCost } = signIn?.hashConfig ?? {};
  if (algorithm !== 'SCRYPT' || !signerKey)
    throw new UserError(
      'Auth leaves out the key of the passwords: you need the role roles/firebaseauth.admin.',
    );
  return { algorithm, key: signerKey, saltSeparator, rounds, memoryCost };
}
