/**
 * A whole shop in a process whose clock can be moved (see clock-file.mjs), on free ports, until its parent disconnects. Tells the
 * parent by which environment variables the shop is found.
 * @module
 */
import { findFreePortOffset } from '../../tools/base/machine/port-check.mjs';
import { startStack } from '../../tools/stack/stack.mjs';

/** Away from the stacks that `npm test` starts at the same time, and below the ports that systems hand out. */
const aboveOthers = 17_000;

const over = new AbortController();
process.once('disconnect', () => over.abort());
const stack = await startStack({
  portOffset: await findFreePortOffset(aboveOthers),
  // A schedule would find a month of work after each move.
  scheduler: false,
  signal: over.signal,
});
const end = () => void stack.stop().then(() => process.exit(0));
if (over.signal.aborted) end();
else over.signal.addEventListener('abort', end);
process.send?.({ env: stack.env });
