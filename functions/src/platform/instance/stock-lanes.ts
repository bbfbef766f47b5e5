import { stockLaneCount } from '@basket/domain';

/** So many products are remembered; beyond that an instance starts anew. */
const mostProducts = 1_000;

/** Which lanes serve a request if a product is split. */
export interface LaneChoice {
  /** Whether the product was split when it was last read. */
  isSplit(productId: string): boolean;
  noteWhole(productId: string): void;
  /** The lanes of a product, the best first. */
  lanesOf(productId: string): readonly number[];
  /** The lane is the best one from now on. */
  prefer(productId: string, lane: number): void;
  /** Puts a lane behind the others: another instance sells from it, too. */
  avoid(productId: string, lane: number): void;
}

/**
 * From which lanes this instance sells a product (rule: hot-stock): from the same ones as long as it meets no other
 * instance there, in an order that differs from instance to instance.
 */
export class StockLanes implements LaneChoice {
  private readonly lanes = new Map<string, readonly number[]>();

  constructor(private readonly randomInt: (below: number) => number) {}

  isSplit(productId: string): boolean {
    return this.lanes.has(productId);
  }

  noteWhole(productId: string): void {
    this.lanes.delete(productId);
  }

  lanesOf(productId: string): readonly number[] {
    const known = this.lanes.get(productId);
    if (known) return known;
    if (this.lanes.size >= mostProducts) this.lanes.clear();
    const drawn = Array.from({ length: stockLaneCount }, (_, lane) => lane);
    for (let last = stockLaneCount - 1; last > 0; last -= 1) {
      const other = this.randomInt(last + 1);
      [drawn[last], drawn[other]] = [drawn[other] ?? 0, drawn[last] ?? 0];
    }
    this.lanes.set(productId, drawn);
    return drawn;
  }

  prefer(productId: string, lane: number): void {
    this.lanes.set(productId, [lane, ...this.othersOf(productId, lane)]);
  }

  avoid(productId: string, lane: number): void {
    this.lanes.set(productId, [...this.othersOf(productId, lane), lane]);
  }

  private othersOf(productId: string, lane: number): readonly number[] {
    return this.lanesOf(productId).filter((other) => other !== lane);
  }
}
