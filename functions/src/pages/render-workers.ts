import { forReading, type PublishedDetails } from '@basket/domain';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import {
  answerSchema,
  type DetailsWanted,
  type Rendering,
  type RenderTask,
  type ServerFiles,
} from './contracts';

/** For all that a remote's code does for one page: it starts, looks at the address, and renders. */
export const pageMs = 2_000;
/** A page that takes longer is slow: the others no longer wait for it. */
export const slowMs = 500;
/** One goes on while a slow page keeps the other. */
const mostWorkers = 2;
/** Pages that were not done in time, or ended their worker, within this time: the release is left out. One alone may be the machine's fault. */
const mostFailures = 2;
export const failuresWithinMs = 10 * 60_000;
/** Most that the objects of a worker may take, in MiB: with two of them the function stays within its memory. */
const heapMb = 96;

/** Beside this file, and beside the bundle. */
const workerFile = path.join(__dirname, 'render.worker.mjs');

/** `ms`: how long the code took. */
type Answer = { readonly made: Rendering | DetailsWanted; readonly ms: number };
const leftToBrowsers: Answer = { made: null, ms: 0 };

interface Turn {
  readonly task: RenderTask;
  readonly ms: number;
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
  /** While it waits, the end of its patience; then that of its time. */
  timer: NodeJS.Timeout;
}

interface Running {
  readonly worker: Worker;
  /** The one that the worker has; it is sent again for another only. */
  catalogue: RenderTask['catalogue'] | null;
  turn: Turn | null;
  since: number;
}

const isSlow = ({ turn, since }: Running): boolean => turn !== null && performance.now() - since >= slowMs;

/**
 * Renders the pages of one release of a remote, with one release of the shell, in workers of their own: whatever that code does, it
 * does there. A worker has one page at a time, because stores exist once in it, as they exist once in a browser's page.
 */
export class RenderWorkers {
  private running: readonly Running[] = [];
  private waiting: readonly Turn[] = [];
  private nextLook: NodeJS.Timeout | undefined;
  private failedAt: readonly number[] = [];
  private isEnded = false;

  /** @param report is told of each page that was not done in time, and of each worker that ended by itself */
  constructor(
    private readonly files: ServerFiles,
    private readonly report: (fault: string) => void,
  ) {}

  /**
   * @param findDetails those of a product; this time is not the remote's
   * @returns null for a page that browsers render: the remote says so, or was not done in time, or is left out
   * @throws Error for an error of the page
   */
  async render(
    task: RenderTask,
    findDetails: (product: NonNullable<DetailsWanted>['detailsOf']) => Promise<PublishedDetails | null>,
  ): Promise<Rendering> {
    const { made, ms } = await this.turnOf(task, pageMs);
    if (made === null || !('detailsOf' in made)) return made;
    const details = await findDetails(made.detailsOf);
    const whole = (await this.turnOf({ ...task, details }, pageMs - ms)).made;
    if (whole !== null && 'detailsOf' in whole) throw new Error('A page with details asks for details');
    return whole;
  }

  /** Ends the workers; browsers render the pages that were under way, and all that come. */
  async end(): Promise<void> {
    this.isEnded = true;
    const ended = this.running;
    this.running = [];
    this.leaveWaiting();
    await Promise.all(
      ended.map(({ worker, turn }) => {
        leave(turn);
        return worker.terminate();
      }),
    );
  }

  private turnOf(task: RenderTask, ms: number): Promise<Answer> {
    if (this.isEnded) return Promise.resolve(leftToBrowsers);
    return new Promise((settle, fail) => {
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((each) => each !== turn);
        settle(leftToBrowsers);
      }, pageMs);
      const turn: Turn = { task, ms, settle, fail, timer };
      this.waiting = [...this.waiting, turn];
      this.passOn();
    });
  }

  /** Gives what waits to whoever is free. Where all are slow, nobody waits. */
  private passOn(): void {
    clearTimeout(this.nextLook);
    this.waiting = this.waiting.filter((turn) => {
      const free = this.running.find((each) => each.turn === null) ?? this.another();
      if (free) begin(free, turn, () => this.failed(free, `a page took more than ${pageMs} ms`));
      return !free;
    });
    if (this.waiting.length === 0) return;
    const slowInMs = Math.max(...this.running.map(({ since }) => since)) + slowMs - performance.now();
    if (slowInMs > 0) this.nextLook = setTimeout(() => this.passOn(), slowInMs);
    else this.leaveWaiting();
  }

  private leaveWaiting(): void {
    clearTimeout(this.nextLook);
    const left = this.waiting;
    this.waiting = [];
    left.forEach(leave);
  }

  private another(): Running | null {
    if (this.running.length >= mostWorkers || !this.running.every(isSlow)) return null;
    const worker = new Worker(workerFile, {
      workerData: this.files,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    const running: Running = { worker, catalogue: null, turn: null, since: 0 };
    worker.on('message', (message) => this.answered(running, message));
    worker.on('error', (error) => this.failed(running, `the worker ended: ${String(error)}`));
    worker.on('exit', (code) => this.failed(running, `the worker ended with ${code}`));
    worker.unref();
    this.running = [...this.running, running];
    return running;
  }

  private answered(running: Running, message: unknown): void {
    const { turn, since } = running;
    if (turn === null) return;
    running.turn = null;
    clearTimeout(turn.timer);
    const answer = v.safeParse(forReading(answerSchema), message);
    if (!answer.success) turn.fail(new Error('The remote describes a page in another form'));
    else if ('error' in answer.output) turn.fail(new Error(answer.output.error));
    else turn.settle({ made: answer.output.made, ms: performance.now() - since });
    this.passOn();
  }

  private failed(running: Running, fault: string): void {
    if (!this.running.includes(running)) return; // it ends because it was ended
    this.running = this.running.filter((each) => each !== running);
    leave(running.turn);
    void running.worker.terminate();
    const now = performance.now();
    this.failedAt = [...this.failedAt.filter((at) => now - at < failuresWithinMs), now];
    const isLeftOut = this.failedAt.length >= mostFailures;
    this.report(isLeftOut ? `${fault}; the release is left out` : fault);
    if (isLeftOut) void this.end();
    else this.passOn();
  }
}

function begin(running: Running, turn: Turn, isLate: () => void): void {
  clearTimeout(turn.timer);
  turn.timer = setTimeout(isLate, turn.ms);
  const { catalogue } = turn.task;
  running.worker.postMessage(running.catalogue === catalogue ? { ...turn.task, catalogue: null } : turn.task);
  Object.assign(running, { catalogue, turn, since: performance.now() });
}

function leave(turn: Turn | null): void {
  if (turn === null) return;
  clearTimeout(turn.timer);
  turn.settle(leftToBrowsers);
}
