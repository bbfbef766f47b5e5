/**
 * The HTTP servers of the emulators' process while it stops: requests are let in until a door closes, those inside may
 * end, and whoever is too slow is cut off unanswered. What was answered by then is in the data that is saved next.
 * @module
 */
import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 20;
/** As an operation that is refused: a browser may try again. */
const closed = JSON.stringify({ error: { status: 'UNAVAILABLE', message: 'The local stack is stopping.' } });

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(port: number, request: Request) => boolean} Door whether a request comes through this door
 */

export class FrontDoor {
  /** @type {Door[]} */
  #closed = [];
  /** @type {Map<Response, { port: number, request: Request }>} */
  #inside = new Map();

  /**
   * From now on the requests of a server are counted, and may be refused. Call it before the first one comes.
   * @param {import('node:http').Server} server
   */
  guard(server) {
    const handlers = /** @type {((request: Request, response: Response) => void)[]} */ (
      server.listeners('request')
    );
    server.removeAllListeners('request');
    server.on('request', (/** @type {Request} */ request, /** @type {Response} */ response) => {
      const port = request.socket.localPort ?? 0;
      if (this.#closed.some((door) => door(port, request))) return refuse(request, response);
      this.#inside.set(response, { port, request });
      response.once('close', () => this.#inside.delete(response));
      for (const handle of handlers) handle.call(server, request, response);
    });
  }

  /**
   * Refuses what comes through the door from now on, and waits for what has come through it before.
   * @param {Door} door
   * @param {number} limitMs then the connections of the rest are cut, so that nobody is told of work that is not saved
   */
  async close(door, limitMs) {
    this.#closed.push(door);
    const giveUpAt = Date.now() + limitMs;
    const through = () => [...this.#inside].filter(([, { port, request }]) => door(port, request));
    while (through().length > 0 && Date.now() < giveUpAt) await sleep(pollMs);
    for (const [response] of through()) response.destroy();
  }
}

/** @param {Request} request @param {Response} response */
function refuse(request, response) {
  request.resume();
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5', Connection: 'close' });
  response.end(closed);
}
