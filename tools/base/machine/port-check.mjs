/**
 * Finding out, before anything is started, that a port is taken, and by whom.
 * @module
 */
import { once } from 'node:events';
import { readFile, readdir, readlink } from 'node:fs/promises';
import net from 'node:net';
import { maxPortOffset, parsePortOffset, portsAt, stackPortNames } from '../ports.mjs';
import { run } from '../run.mjs';
import { UserError } from '../user-error.mjs';

/** A browser that opens `localhost` tries both. */
const loopbacks = ['127.0.0.1', '::1'];

/** @param {number} port @returns {Promise<boolean>} */
async function isPortFree(port) {
  for (const host of loopbacks) {
    if (await answers(host, port)) return false;
  }
  return canListen(port);
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function answers(host, port) {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    const settle = (/** @type {boolean} */ value) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false)); // refused, or no such address family here
    socket.setTimeout(1000, () => settle(false));
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function canListen(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false)); // taken, or not ours to use
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(true)));
  });
}

/**
 * @param {Readonly<Record<string, number>>} ports by what they are for
 * @throws {UserError} naming the first port that is taken, and its process where that can be found out
 */
export async function assertPortsFree(ports) {
  const checked = await Promise.all(
    Object.entries(ports).map(async ([purpose, port]) => ({ purpose, port, free: await isPortFree(port) })),
  );
  const busy = checked.find(({ free }) => !free);
  if (busy) throw await busyPortError(busy.port, busy.purpose);
}

/** @param {number} port @param {string} purpose @returns {Promise<UserError>} */
export async function busyPortError(port, purpose) {
  const owner = await findPortOwner(port);
  const by = owner === undefined ? 'another program' : owner;
  const airPlay =
    process.platform === 'darwin' && port === 5000 ? ' (on a Mac, perhaps AirPlay Receiver)' : '';
  return new UserError(
    `Port ${port} (${purpose}) is used by ${by}${airPlay}: stop it, or move all ports with PORT_OFFSET=1000.`,
  );
}

/** @param {number} port @returns {Promise<string | undefined>} such as `node tools/start.mjs (process 4711)` */
async function findPortOwner(port) {
  const pid = process.platform === 'linux' ? await linuxOwner(port) : await lsofOwner(port);
  if (pid === undefined) return undefined;
  const { stdout } = await run('ps', ['-o', 'args=', '-p', String(pid)], { timeoutMs: 5000 });
  const command = stdout.trim().split('\n')[0]?.slice(0, 80);
  return command ? `${command} (process ${pid})` : `process ${pid}`;
}

/** @param {number} port @returns {Promise<number | undefined>} */
async function lsofOwner(port) {
  const { code, stdout } = await run('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], {
    timeoutMs: 5000,
  });
  const pid = Number(stdout.trim().split('\n')[0]);
  return code === 0 && pid > 0 ? pid : undefined;
}

/** Linux tells without any tool: the port's socket number, then the process that holds it. @param {number} port */
async function linuxOwner(port) {
  const inode = await listeningInode(port);
  if (inode === undefined) return undefined;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    if (await holdsSocket(pid, inode)) return Number(pid);
  }
  return undefined;
}

/** @param {number} port @returns {Promise<string | undefined>} */
async function listeningInode(port) {
  const listening = '0A';
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const lines = (await readFile(table, 'utf8').catch(() => '')).split('\n'); // no tcp6 without IPv6
    const columns = lines.map((line) => line.trim().split(/\s+/));
    const match = columns.find(([, local, , state]) => local?.endsWith(`:${hexPort}`) && state === listening);
    if (match) return match[9];
  }
  return undefined;
}

/** @param {string} pid @param {string} inode */
async function holdsSocket(pid, inode) {
  try {
    const files = await readdir(`/proc/${pid}/fd`);
    const targets = await Promise.all(
      files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')),
    );
    return targets.includes(`socket:[${inode}]`);
  } catch {
    return false; // ended meanwhile, or another user's
  }
}

/**
 * @param {number} [above] a stack that is about to start there
 * @returns {Promise<number>} an offset at which a whole stack finds its ports free. Two programs may be told the
 *   same one: the control port then decides.
 */
export async function findFreePortOffset(above = 0) {
  const firstOffset = 10_000;
  const step = 1000; // at smaller steps one stack’s ports meet another’s, see ports.test.mjs
  for (let offset = Math.max(firstOffset, above + step); offset <= maxPortOffset; offset += step) {
    const ports = portsAt(offset);
    const free = await Promise.all(stackPortNames.map((name) => isPortFree(ports[name])));
    if (free.every(Boolean)) return offset;
  }
  throw new UserError('No free ports were found for a stack.');
}

/** @returns {Promise<number>} PORT_OFFSET where it is given, otherwise one that is free now */
export const ownPortOffset = async () =>
  process.env.PORT_OFFSET === undefined ? findFreePortOffset() : parsePortOffset(process.env.PORT_OFFSET);

/** @param {net.Server} server of this machine alone @returns {Promise<number>} the free port on which it listens now */
export async function listenAnywhere(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return /** @type {net.AddressInfo} */ (server.address()).port;
}

/**
 * Finds ports of this machine on which nobody listens. They are held together until all are found: one that was given back may be found again.
 * @param {number} count @returns {Promise<number[]>} each another one
 */
export async function findFreePorts(count) {
  const servers = Array.from({ length: count }, () => net.createServer());
  const ports = await Promise.all(servers.map(listenAnywhere));
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** @returns {Promise<number>} a port of this machine on which nobody listens */
export const findFreePort = async () => Number((await findFreePorts(1))[0]);
