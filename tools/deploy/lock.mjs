/**
 * One deployer at a time changes the sites of a shop: Hosting publishes whatever comes last, without a condition. They agree by one
 * record, which only whoever knows its generation replaces. Its holder is heard of while it works; after a silence another takes over.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { UserError } from '../base/user-error.mjs';
import { deployerNow } from './facts.mjs';

/** After so much silence a holder counts as gone: longer than an upload that it has left behind. */
export const leaseMs = 120_000;
/** Object in the project's bucket; the pipeline's role is for this name alone (tools/setup). */
export const lockObject = 'deploy-lock';

/** Looks at a lock that does not become free. */
const mostLooks = 600;

/**
 * @typedef {{ readonly id: string, readonly by: string, readonly what: string }} Holder
 *
 * @typedef {object} LockRecord
 * @property {() => Promise<{ generation: string, holder: Holder | null, ageMs: number }>} read `ageMs`: since it was written, by the clock
 *   of the place where it is; Infinity if its holder is known to be gone
 * @property {(holder: Holder | null, generation: string) => Promise<boolean>} replace false: it has another generation by now. Null: nobody
 * @property {() => Promise<unknown>} pause until another look is worth it
 *
 * @typedef {import('./targets.mjs').Target} Target
 */

/**
 * Waits until nobody else changes the sites of a target, and works on them alone. `held` is the target for the work: it publishes only
 * while the lock is this one's.
 * @template T
 * @param {object} order
 * @param {Target} order.target
 * @param {string} order.what for messages, such as `deploy of mf-shop`
 * @param {(text: string) => void} order.say
 * @param {(held: Target) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {UserError} if somebody else does not end, or took over
 */
export async function workAlone({ target, what, say }, work) {
  const { lock } = target;
  const me = { id: randomUUID(), by: deployerNow(), what };
  await take(lock, me, say);
  const check = () => assertHeld(lock, me);
  // A failure shows at the check before the next step.
  const beat = setInterval(() => void check().catch(() => undefined), leaseMs / 4);
  beat.unref();
  try {
    const publish = target.publish;
    return await work({
      ...target,
      publish: async (...site) => {
        await check();
        await publish(...site);
        await check();
      },
    });
  } finally {
    clearInterval(beat);
    await release(lock, me).catch((error) =>
      say(
        `The lock stays for ${leaseMs / 60_000} minutes: ${error instanceof Error ? error.message : error}`,
      ),
    );
  }
}

/** @param {LockRecord} lock @param {Holder} me @param {(text: string) => void} say */
async function take(lock, me, say) {
  let told = '';
  for (let looks = 0; ; looks += 1) {
    const { generation, holder, ageMs } = await lock.read();
    if ((!holder || ageMs > leaseMs) && (await lock.replace(me, generation))) {
      if (holder) say(`Going on from what is on the air: ${sayOf(holder)} stopped in the middle.`);
      return;
    }
    if (looks === mostLooks)
      throw new UserError(`Nothing was changed: ${sayOf(holder)} does not end. Try again later.`);
    if (holder && holder.id !== told) say(`Waiting for ${sayOf(holder)}…`);
    told = holder?.id ?? told;
    await lock.pause();
  }
}

/** @param {Holder | null} holder */
const sayOf = (holder) =>
  holder ? `the ${holder.what}${holder.by === '' ? '' : ` by ${holder.by}`}` : 'another deploy';

/** Whether the lock is still this one's, and heard of in time. @param {LockRecord} lock @param {Holder} me */
async function assertHeld(lock, me) {
  const { generation, holder, ageMs } = await lock.read();
  const isMine = holder?.id === me.id;
  if (isMine && (ageMs < leaseMs / 4 || (await lock.replace(me, generation)))) return;
  // The beat of this same deploy may have been quicker.
  const now = isMine ? (await lock.read()).holder : holder;
  if (now?.id !== me.id)
    throw new UserError(
      `This one was silent for ${leaseMs / 60_000} minutes, and ${sayOf(now)} took over. Look at what is on the air, and try again.`,
    );
}

/** @param {LockRecord} lock @param {Holder} me */
async function release(lock, me) {
  const { generation, holder } = await lock.read();
  if (holder?.id === me.id && !(await lock.replace(null, generation))) await release(lock, me);
}
