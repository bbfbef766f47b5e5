import type { AccountCart, CartChange } from '@basket/domain';
import { CallFailedError, CallRefusedError } from '../../back-end/calls/call-errors';
import { lineQuantity, type CartLine } from '../cart-lines';
import { idsOf, linesToShow } from './account-lines';
import {
  answered,
  hear,
  ordered,
  withoutForgotten,
  withSending,
  type Clock,
  type Lines,
  type KnownCart,
  type Met,
} from './known-cart';
import { newsOf, type CartNews } from './news';

export interface CartSyncPorts {
  /** The cart of this browser, as its tabs have left it. */
  readonly lines: () => readonly CartLine[];
  readonly show: (lines: readonly CartLine[]) => void;
  readonly readKnownCart: () => KnownCart;
  readonly writeKnownCart: (knownCart: KnownCart) => void;
  /** @throws like `call` */
  readonly send: (changes: readonly CartChange[], operationId: string) => Promise<AccountCart>;
  /** A line as it is shown; null while the catalogue does not have its product. */
  readonly describe: (line: Lines[number]) => CartLine | null;
  readonly tell: (news: CartNews, undo: () => void) => void;
  readonly tellRefusal: (text: string) => void;
  readonly report: (error: unknown) => void;
  /** Runs a task in one tab at a time. */
  readonly alone: (task: () => Promise<void>) => Promise<void>;
  readonly clock: () => Clock;
  readonly isVisible: () => boolean;
}

/** Changes in quick succession are one request. */
export const gatherMs = 1000;
const [firstRetryMs, lastRetryMs] = [4_000, 60_000];
/** An order does not wait longer for a slow network: what is seen is what is ordered. */
const patienceMs = 2_000;

/** Refusals that say 'not now'. */
const passing: ReadonlySet<CallRefusedError['code']> = new Set([
  'signed_out',
  'too_much_contention',
  'too_many_requests',
]);

/** Keeps the cart of this browser and the one of the account the same (rule: cart-merges). */
export class CartSync {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryMs = firstRetryMs;
  private held = 0;
  private isStopped = false;
  /** Heard, but not taken over yet: something was being sent or ordered, or nobody was looking. */
  private waiting: AccountCart | null = null;

  constructor(private readonly ports: CartSyncPorts) {}

  /** Takes over a state of the account's cart, as soon as that is possible. */
  learn(heard: AccountCart): void {
    if (this.isStopped) return;
    const knownCart = this.read();
    if (this.held > 0 || knownCart.sending || !this.ports.isVisible()) {
      this.waiting = heard;
      // What was sent before a reload has to be answered first.
      if (knownCart.sending) this.pushSoon();
      return;
    }
    this.waiting = null;
    const met = hear(knownCart, this.linesOf(knownCart), heard, this.ports.clock());
    if (met) this.takeOver(met, knownCart.account, heard);
    this.pushSoon(0);
  }

  /** Somebody has changed the cart. */
  changed(): void {
    this.pushSoon();
  }

  /** The tab is looked at again, or the catalogue has other products. */
  showAgain(): void {
    const knownCart = this.read();
    if (!this.isStopped && this.ports.isVisible() && knownCart.hidden.length > 0 && knownCart.account)
      this.takeOver({ knownCart, lines: this.linesOf(knownCart) }, knownCart.account, knownCart.account);
    this.learnWaiting();
  }

  /** Sends what this device has changed. */
  async push(): Promise<void> {
    if (this.held > 0 || this.isStopped) return;
    clearTimeout(this.timer);
    await this.ports.alone(() => this.sendOnce());
    if (!this.read().sending) this.learnWaiting();
  }

  settle(): Promise<void> {
    return Promise.race([this.push(), new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
  }

  async beginOrder(): Promise<() => void> {
    await this.settle();
    this.held += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.held -= 1;
      this.learnWaiting();
      this.pushSoon();
    };
  }

  noteOrdered(orderId: string, lines: readonly CartLine[]): boolean {
    const knownCart = ordered(this.read(), orderId, idsOf(lines));
    if (knownCart) this.ports.writeKnownCart(knownCart);
    return knownCart !== null;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private read(): KnownCart {
    return withoutForgotten(this.ports.readKnownCart(), this.ports.clock().now);
  }

  private linesOf(knownCart: KnownCart): Lines {
    return [...idsOf(this.ports.lines()), ...knownCart.hidden];
  }

  /** Shows what has become of the cart, and says what came from elsewhere. */
  private takeOver({ knownCart, lines }: Met, known: AccountCart | null, heard: AccountCart): void {
    const before = this.ports.lines();
    const { shown, hidden } = linesToShow(before, lines, this.ports.describe);
    this.ports.writeKnownCart({ ...knownCart, hidden });
    const isSame = shown.length === before.length && shown.every((line, index) => line === before[index]);
    if (isSame) return;
    this.ports.show(shown);
    const news = newsOf(before, shown, { known, heard });
    if (news) this.ports.tell(news, () => this.takeOut(news.added));
  }

  private takeOut(added: CartNews['added']): void {
    const left = this.ports.lines().flatMap((line) => {
      const quantity = line.quantity - lineQuantity(added, line.key);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
    this.ports.show(left);
    this.pushSoon();
  }

  private learnWaiting(): void {
    if (this.waiting) this.learn(this.waiting);
  }

  private pushSoon(ms = gatherMs): void {
    clearTimeout(this.timer);
    if (!this.isStopped) this.timer = setTimeout(() => void this.push(), ms);
  }

  private async sendOnce(): Promise<void> {
    // It has waited for its turn: somebody may have signed out meanwhile, and nothing is written any more.
    if (this.isStopped) return;
    const before = this.read();
    const knownCart = withSending(before, this.linesOf(before), this.ports.clock());
    if (!knownCart?.sending) return;
    this.ports.writeKnownCart(knownCart);
    const { changes, operationId } = knownCart.sending;
    try {
      const answer = await this.ports.send(changes, operationId);
      // This tab may have changed lines, or ordered, meanwhile.
      const now = this.read();
      if (this.isStopped || now.sending?.operationId !== operationId) return;
      this.takeOver(answered(now, this.linesOf(now), answer), now.account, answer);
      this.retryMs = firstRetryMs;
      this.pushSoon();
    } catch (error) {
      this.afterFailure(error);
    }
  }

  private afterFailure(error: unknown): void {
    if (this.isStopped) return;
    if (error instanceof CallFailedError || (error instanceof CallRefusedError && passing.has(error.code))) {
      this.pushSoon(this.retryMs);
      this.retryMs = Math.min(2 * this.retryMs, lastRetryMs);
      return;
    }
    // Nothing was changed: the difference is sent with the next change.
    this.ports.writeKnownCart({ ...this.read(), sending: null });
    if (error instanceof CallRefusedError && error.code === 'cart_full')
      this.ports.tellRefusal(error.message);
    else this.ports.report(error);
  }
}
