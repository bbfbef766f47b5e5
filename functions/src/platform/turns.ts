/**
 * Requests that have met at a document take turns at it, within one instance: without, every one that commits sends all
 * the others back to the start, and a hot product sells a few units a second. Correctness rests on the preconditions of
 * the commit, never on this; another instance knows nothing of it.
 */
export class Turns {
  /** The last in line for each document. */
  private readonly last = new Map<string, Promise<void>>();

  /**
   * Waits for its turn at all of these documents.
   * @returns ends the turn
   */
  async take(paths: Iterable<string>): Promise<() => void> {
    const ends: (() => void)[] = [];
    // Everybody in the same order, so that nobody waits for somebody who waits for them.
    for (const path of [...paths].sort()) ends.push(await this.queue(path));
    return () => {
      for (const end of ends) end();
    };
  }

  private async queue(path: string): Promise<() => void> {
    const before = this.last.get(path);
    let end = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.last.set(path, turn);
    await before;
    return () => {
      if (this.last.get(path) === turn) this.last.delete(path);
      end();
    };
  }
}
