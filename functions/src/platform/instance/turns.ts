interface Wait {
  /** Documents that it holds and gives up while it waits. */
  readonly held: readonly string[];
  readonly limitMs: number;
}

interface Waiting {
  readonly turn: Turn;
  readonly paths: readonly string[];
  readonly go: () => void;
}

/** Calls `act` after so many ms, unless the function that it returns was called before. */
export type After = (ms: number, act: () => void) => () => void;

const afterMs: After = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/**
 * Lets requests of one instance write the same documents one after the other, the oldest request first. Without it each
 * commit makes all the other requests start again, and a popular product sells only a few units a second. Correctness
 * depends on the preconditions of the commit, not on this queue, which other instances do not share.
 */
export class Turns {
  private arrivals = 0;
  /** By document; its holder is writing it. */
  private readonly holders = new Map<string, Turn>();
  /** In the order of arrival. */
  private readonly waiting: Waiting[] = [];

  constructor(private readonly after: After = afterMs) {}

  /** Takes the next place in the order of requests. The turn holds nothing yet. */
  arrive(): Turn {
    this.arrivals += 1;
    return new Turn(this, this.arrivals);
  }

  /** @internal */
  tryHold(turn: Turn, paths: readonly string[]): boolean {
    const isAwaited = (path: string): boolean =>
      this.waiting.some((other) => other.turn.place < turn.place && other.paths.includes(path));
    if (!paths.every((path) => this.isFreeFor(turn, path) && !isAwaited(path))) return false;
    for (const path of paths) this.holders.set(path, turn);
    return true;
  }

  /** @internal */
  wait(turn: Turn, paths: readonly string[], { held, limitMs }: Wait): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = (isGranted: boolean): void => {
        stopTimer();
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        resolve(isGranted);
      };
      const waiting: Waiting = { turn, paths, go: () => leave(true) };
      const stopTimer = this.after(limitMs, () => {
        leave(false);
        this.grant();
      });
      const behind = this.waiting.findIndex((other) => other.turn.place > turn.place);
      this.waiting.splice(behind === -1 ? this.waiting.length : behind, 0, waiting);
      // Only now, from its place in the queue: nobody younger may slip in between.
      this.release(turn, held);
    });
  }

  /** @internal */
  release(turn: Turn, paths: Iterable<string>): void {
    for (const path of paths) if (this.holders.get(path) === turn) this.holders.delete(path);
    this.grant();
  }

  private isFreeFor(turn: Turn, path: string): boolean {
    const holder = this.holders.get(path);
    return holder === undefined || holder === turn;
  }

  /** All or nothing, so that nobody waits for somebody who waits for them; what an older request waits for is its own. */
  private grant(): void {
    const awaited = new Set<string>();
    for (const { turn, paths, go } of [...this.waiting]) {
      if (paths.every((path) => this.isFreeFor(turn, path) && !awaited.has(path))) {
        for (const path of paths) this.holders.set(path, turn);
        go();
      } else for (const path of paths) awaited.add(path);
    }
  }
}

/** The place of one request among those of its instance, and the documents that it may write now. */
export class Turn {
  private readonly held = new Set<string>();

  /** @internal */
  constructor(
    private readonly turns: Turns,
    readonly place: number,
  ) {}

  /** Holds these documents as well; returns false, and holds no more than before, when that would need waiting. */
  tryHold(paths: readonly string[]): boolean {
    if (!this.turns.tryHold(this, paths)) return false;
    for (const path of paths) this.held.add(path);
    return true;
  }

  /**
   * Waits until these documents, and those held already, can be held together. Others may hold them meanwhile.
   *
   * @returns false after `limitMs`; then nothing is held
   */
  async hold(paths: readonly string[], limitMs: number): Promise<boolean> {
    if (this.tryHold(paths)) return true;
    const held = [...this.held];
    const wanted = [...new Set([...held, ...paths])];
    this.held.clear();
    if (!(await this.turns.wait(this, wanted, { held, limitMs }))) return false;
    for (const path of wanted) this.held.add(path);
    return true;
  }

  /** Gives up everything that is held. */
  end(): void {
    if (this.held.size === 0) return;
    const paths = [...this.held];
    this.held.clear();
    this.turns.release(this, paths);
  }
}
