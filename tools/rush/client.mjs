/**
 * People of a rush hour, who ask the local stack over HTTP as browsers do.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword, projectId, region } from '../base/project.mjs';

/** A browser keeps an operation's id until it has an answer; so many tries outlast a restart of the functions. */
const mostTries = 12;

/** @typedef {{ uid: string, token: string, address: string }} Person `address`: of a network of their own */
/**
 * @typedef {{ ok: true, value: Record<string, any> } | { ok: false, code: string }} Answer `code`: of a refusal, or 'no_answer'
 */

let networks = 0;

/** The requests of people to one stack. */
export class Client {
  /** @type {Map<string, number>} refusals by operation and code */
  refusals = new Map();
  /** Requests that had to be sent again. */
  repeated = 0;
  /** @type {string[]} */
  unanswered = [];

  /** @param {import('../base/ports.mjs').Ports} ports */
  constructor(ports) {
    this.ports = ports;
  }

  /** @param {string} name @returns {Promise<Person>} a new account */
  async register(name) {
    const email = `${name}-${randomUUID().slice(0, 8)}@rush.example`;
    const person = await this.#authenticate('signUp', email);
    const profile = await this.ask(person, 'accounts.ensureProfile', {});
    if (!profile.ok) throw new Error(`No profile: ${profile.code}`);
    return person;
  }

  /** @param {string} email of a demo account @returns {Promise<Person>} */
  signIn(email) {
    return this.#authenticate('signInWithPassword', email);
  }

  /** @param {'signUp' | 'signInWithPassword'} method @param {string} email @returns {Promise<Person>} */
  async #authenticate(method, email) {
    const url = `http://127.0.0.1:${this.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
    const answer = await post(url, { email, password: demoPassword, returnSecureToken: true });
    if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
    const { idToken, localId } = /** @type {{ idToken: string, localId: string }} */ (await answer.json());
    networks += 1;
    return { uid: localId, token: idToken, address: `10.${networks >> 8}.${networks & 255}.1` };
  }

  /**
   * Asks for an operation until there is an answer, always with the same id.
   * @param {Person} person
   * @param {string} name such as `orders.place`
   * @param {object} input
   * @returns {Promise<Answer>}
   */
  async ask(person, name, input) {
    const operationId = randomUUID();
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const answer = await this.#send(person, name, { operationId, input });
      if (answer?.ok) return answer;
      if (answer) {
        const key = `${name}: ${answer.code}`;
        this.refusals.set(key, (this.refusals.get(key) ?? 0) + 1);
        return answer;
      }
      this.repeated += 1;
      await sleep(250 * tries);
    }
    this.unanswered.push(name);
    return { ok: false, code: 'no_answer' };
  }

  /**
   * @param {Person} person
   * @param {string} name
   * @param {{ operationId: string, input: object }} request
   * @returns {Promise<Answer | null>} null without an answer
   */
  async #send({ token, address }, name, { operationId, input }) {
    const [domain, operation] = name.split('.');
    try {
      const response = await post(
        `http://127.0.0.1:${this.ports.functions}/${projectId}/${region}/${domain}`,
        { data: { operation, operationId, correlationId: operationId, input } },
        { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address },
      );
      /** @type {any} */
      const body = await response.json();
      if (response.ok) return { ok: true, value: body.result.result };
      const code = body.error?.details?.refusal;
      return typeof code === 'string' ? { ok: false, code } : null;
    } catch (error) {
      if (hasNoAnswer(error)) return null;
      throw error;
    }
  }

  /**
   * A customer pays in the gateway's checkout, and the browser reports it.
   * @param {Person} person
   * @param {string} orderId
   * @param {{ keyId: string, gatewayOrderId: string }} checkout
   * @returns {Promise<boolean>} whether the shop confirmed it at once; otherwise it hears of it from the gateway
   */
  async pay({ token }, orderId, { keyId, gatewayOrderId }) {
    const { payment_id } = await this.#atGateway('', { key: keyId, order_id: gatewayOrderId, method: 'upi' });
    const { paid } = await this.#atGateway(`/${payment_id}`, { key: keyId, outcome: 'approve' });
    const url = `http://127.0.0.1:${this.ports.functions}/${projectId}/${region}/api/api/verify-payment`;
    try {
      const headers = {
        Authorization: `Bearer ${token}`,
        'X-Forwarded-Host': `localhost:${this.ports.shell}`,
      };
      return (await post(url, { ...paid, order_id: orderId }, headers)).ok;
    } catch (error) {
      if (hasNoAnswer(error)) return false;
      throw error;
    }
  }

  /** @param {string} path @param {object} body @returns {Promise<any>} */
  async #atGateway(path, body) {
    const origin = `http://localhost:${this.ports.gateway}`;
    const response = await post(`${origin}/sandbox/browser/payments${path}`, body, { Origin: origin });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** @returns {Promise<import('razorpay-sandbox').Sandbox['gateway']['state']>} everything that the gateway knows */
  async gatewayState() {
    const response = await fetch(`http://localhost:${this.ports.gateway}/sandbox/control/state`);
    return response.json();
  }
}

/** @param {string} url @param {object} body @param {Record<string, string>} [headers] */
const post = (url, body, headers) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });

/** The process ended, or its answer is no JSON: nobody knows what has become of the request. @param {unknown} error */
const hasNoAnswer = (error) =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  (error instanceof DOMException && error.name === 'TimeoutError');
