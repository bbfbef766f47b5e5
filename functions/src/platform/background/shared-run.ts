/**
 * Runs of one kind of work within an instance, one at a time. Whoever asks during a run shares the one after it, which sees
 * what has changed meanwhile.
 */
export class SharedRun<T> {
  private current: Promise<unknown> | null = null;
  private next: Promise<T> | null = null;

  run(act: () => Promise<T>): Promise<T> {
    if (this.next) return this.next;
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
