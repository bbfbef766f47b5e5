import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refused } from '../errors';
import type { SiteSender } from './http';

/** So many requests in so many seconds. */
interface Rate {
  readonly points: number;
  readonly duration: number;
}

interface Rates {
  readonly account?: Rate;
  readonly network?: Rate;
}

const perMinute = (points: number): Rate => ({ points, duration: 60 });

/** The most that one account may ask in all. A screen that is in use asks for less than one thing a second. */
const anything = perMinute(300);

/**
 * Operations that are dear, or make something new. Networks get many times as much as accounts: a college or a mobile operator has
 * one address for hundreds of customers.
 */
const ofOperation: Readonly<Record<string, Rates>> = {
  'orders.quote': { account: perMinute(60), network: perMinute(1_200) },
  'orders.place': { account: perMinute(20), network: perMinute(300) },
  'orders.placeFor': { account: perMinute(60) },
  'orders.startPayment': { account: perMinute(20) },
  'accounts.ensureProfile': { account: perMinute(20), network: { points: 200, duration: 600 } },
  'accounts.completeRegistration': { account: perMinute(20), network: { points: 200, duration: 600 } },
  'accounts.createCustomer': { account: perMinute(60) },
  'accounts.editProfile': { account: perMinute(20) },
  'accounts.setFavourite': { account: perMinute(60) },
  'accounts.setAwaited': { account: perMinute(60) },
  'accounts.saveAddress': { account: perMinute(20) },
  'accounts.deleteAddress': { account: perMinute(20) },
  'accounts.changeCart': { account: perMinute(60) },
  'accounts.exportPersonalData': { account: perMinute(3) },
  'accounts.closeAccount': { account: perMinute(10) },
  'dispatch.respond': { account: perMinute(30) },
};

/**
 * Requests through the site that need no account. A connection gets many times as much as a network: it is
 * the site, and a bound for whoever goes past it with made-up networks.
 */
const ofSite = {
  pageErrors: { network: perMinute(60), connection: perMinute(1_200) },
  /** Fewer than end a rollout: one network alone does not end it in this time. A device sends one for each release. */
  rolloutVisits: { network: { points: 20, duration: 600 }, connection: perMinute(1_200) },
  /** Events that the gateway did not sign. */
  forgedEvents: { network: perMinute(120), connection: perMinute(1_200) },
} as const satisfies Readonly<Record<string, { readonly network: Rate; readonly connection: Rate }>>;

/** Counts, in the memory of this instance, something that is dropped when it is too much. */
export class SiteRate {
  private readonly ofNetwork: RateLimiterMemory;
  private readonly ofConnection: RateLimiterMemory;

  constructor(name: keyof typeof ofSite) {
    this.ofNetwork = new RateLimiterMemory(ofSite[name].network);
    this.ofConnection = new RateLimiterMemory(ofSite[name].connection);
  }

  /** Counts a request; false when it is too much. */
  async take({ network, connection }: SiteSender): Promise<boolean> {
    return (await isWithin(this.ofNetwork, network)) && isWithin(this.ofConnection, connection);
  }

  /** Whether one more would be too much. Counts nothing. */
  async isSpent({ network, connection }: SiteSender): Promise<boolean> {
    const counted = [await this.ofNetwork.get(network), await this.ofConnection.get(connection)];
    return counted.some((count) => count !== null && count.remainingPoints <= 0);
  }
}

async function isWithin(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return false;
  }
}

/** The sender of a request. */
export interface Sender {
  readonly uid: string;
  readonly network: string;
}

/**
 * Counts requests in the memory of this instance (docs/decisions/023): a flood is refused before it reads a document, and
 * what must hold exactly is counted in documents (rules: daily-limits, unpaid-limit).
 */
export class RequestRates {
  private readonly everything = new RateLimiterMemory(anything);
  private readonly limiters = new Map(
    Object.entries(ofOperation).flatMap(([name, rates]) =>
      Object.entries(rates).map(([by, rate]: [string, Rate]) => [
        `${name} ${by}`,
        new RateLimiterMemory(rate),
      ]),
    ),
  );

  /** @throws refusal `too_many_requests` when the account has asked too often (rule: request-rates) */
  async countRequest({ uid }: Sender): Promise<void> {
    await consume(this.everything, uid);
  }

  /** @throws refusal `too_many_requests` when account or network have asked for this operation too often */
  async countOperation(name: string, { uid, network }: Sender): Promise<void> {
    for (const [by, key] of Object.entries({ account: uid, network })) {
      const limiter = this.limiters.get(`${name} ${by}`);
      if (limiter) await consume(limiter, key);
    }
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw refused('too_many_requests', { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) });
  }
}
