/**
 * The changes to the demo shop so that a screen has something to show: written into the emulators, as only a shop of one's own
 * may be changed.
 * @module
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { portsAt } from '../base/ports.mjs';
import { demoCustomerId } from '../seed/past.mjs';
import { projectId } from '../base/project.mjs';

/** Until a new catalogue is published, and what pages ask for is no longer the answer from before. */
const heardMs = 12_000;
const minuteMs = 60_000;

/** @typedef {Awaited<ReturnType<typeof openDemoShop>>} DemoShop */
/** @typedef {Record<string, unknown>} Fields */

export function openDemoShop() {
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${portsAt().firestore}`;
  const app = initializeApp({ projectId }, 'screens');
  const db = getFirestore(app);
  const pause = () => new Promise((resolve) => setTimeout(resolve, heardMs));

  /** @param {string} path @param {Fields} fields @returns {Promise<() => Promise<unknown>>} what undoes it */
  async function change(path, fields) {
    const before = (await db.doc(path).get()).data();
    if (before === undefined) throw new Error(`There is no ${path}`);
    await db.doc(path).update(fields);
    await pause();
    return async () => {
      await db.doc(path).set(before);
      await pause();
    };
  }

  return {
    close: () => deleteApp(app),
    change,
    /** @param {Fields} fields */
    changeSettings: (fields) => change('storeSettings/public', fields),
    /** @param {Fields} fields */
    changeCustomer: (fields) => change(`profiles/${demoCustomerId}`, fields),
    /**
     * An order of the demo customer, like one that was delivered but for `fields`.
     * @param {string} id
     * @param {Fields} fields
     */
    async addOrder(id, fields) {
      const orders = db.collection('orders').where('customerId', '==', demoCustomerId);
      const { docs } = await orders.where('status', '==', 'delivered').limit(1).get();
      await db.doc(`orders/${id}`).set({ ...docs[0]?.data(), ...fields });
      return () => db.doc(`orders/${id}`).delete();
    },
  };
}

/** @param {number} minutes */
export const ago = (minutes) => Date.now() - minutes * minuteMs;
