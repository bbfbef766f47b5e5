import { orderNumberDigits } from '@basket/domain';

/** Above this share of collisions, as far as they are remembered, numbers of one digit more are drawn. */
const mostCollisions = 0.4;
/** Up to this share nobody looks whether a number is free. */
const fewCollisions = 0.05;
/** How much the last draw counts for; about eight draws are remembered. */
const weightOfLast = 1 / 8;

/**
 * An estimate of how full the order numbers of each length are, learnt by this instance from the collisions of its
 * own draws: it costs no read and no counter that all instances would write. A day starts with nothing known.
 */
export class NumberLengths {
  private day = '';
  private readonly collisions = new Map<number, number>();

  /** Digits with which the next number of a day is best drawn. */
  digitsFor(day: string): number {
    this.turnTo(day);
    let digits: number = orderNumberDigits.fewest;
    while (digits < orderNumberDigits.most && this.collisionsOf(digits) > mostCollisions) digits += 1;
    return digits;
  }

  /** Whether a draw of a day is likely enough to collide to look first. */
  isCrowded(day: string): boolean {
    return this.collisionsOf(this.digitsFor(day)) > fewCollisions;
  }

  /** A number of that many digits was drawn, and had or had not been given away. */
  note(day: string, digits: number, isTaken: boolean): void {
    this.turnTo(day);
    const before = this.collisionsOf(digits);
    this.collisions.set(digits, before + (Number(isTaken) - before) * weightOfLast);
  }

  private collisionsOf(digits: number): number {
    return this.collisions.get(digits) ?? 0;
  }

  private turnTo(day: string): void {
    if (day === this.day) return;
    this.day = day;
    this.collisions.clear();
  }
}
