/**
 * Loaded into a program before its own code (`node --import`): each connection to another machine goes to the cloud sandbox, under the name
 * that was called. firebase-tools takes origins from variables as well, but not all of them (iam.googleapis.com is written out), it sends
 * no credentials to `http:`, names such as `run.localhost` are not found everywhere, and it asks whether an API is on by the name in
 * the origin. So names stay true, and nothing leaves this machine.
 * @module
 */
import net from 'node:net';

const port = Number(process.env.CLOUD_SANDBOX_PORT);
/** @type {ReadonlySet<string | null | undefined>} */
const own = new Set([undefined, null, '', 'localhost', '127.0.0.1', '::1']);
const { connect } = net.Socket.prototype;

/** @typedef {{ host?: string | null, path?: string | null }} Place of a server, or of a pipe */

/** @this {net.Socket} @param {unknown[]} words */
net.Socket.prototype.connect = function connectHere(...words) {
  // Node's own modules call it with their arguments in a list.
  const list = /** @type {[Place | number, unknown]} */ (Array.isArray(words[0]) ? words[0] : words);
  const [place, host] = list;
  if (typeof place === 'object' && !place.path && !own.has(place.host))
    list[0] = /** @type {Place} */ ({ ...place, host: '127.0.0.1', port });
  else if (typeof host === 'string' && !own.has(host))
    throw new Error(`The cloud sandbox cannot be reached by connect(port, ${host}).`);
  return Reflect.apply(connect, this, words);
};
