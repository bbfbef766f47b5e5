/**
 * Runs of one kind of work within an instance, one at a time. Who asks first during a run gets the one after it, which sees what
 * has changed meanwhile; all others who ask before it starts leave it to that one and do not wait.
 */
export class SharedRun<T> {
  private current: Promise<unknown> | null = null;
  private next: Promise<T> | null = null;

  /** @returns null when a run is waiting to start that does it as well; whoever waits for that one tries again if it fails */
  async run(act: () => Promise<T>): Promise<T | null> {
    if (this.next) return null;
    if (!this.current) return this.start(act);
    const again = (): Promise<T> => {
      this.next = null;
      return this.start(act);
    };
    this.next = this.current.then(again, again);
    return this.next;
  }

  private start(act: () => Promise<T>): Promise<T> {
    const run = act().finally(() => {
      if (this.current === run) this.current = null;
    });
    this.current = run;
    return run;
  }
}
