import { createHash } from 'node:crypto';

/** The text of a file on one of the sites, and what its answer said. */
export interface KeptFile {
  readonly text: string;
  readonly etag: string | null;
  readonly policy: string | null;
}

export const keptMs = 30_000;
/** More than the sites have at a time: the versions of details come on top, and go again. */
export const mostFiles = 100;
const patienceMs = 5_000;

/** Files of the sites: kept for half a minute, then asked for again by their ETag; an old one is better than none. */
export class KeptFiles {
  private readonly kept = new Map<string, { readonly file: KeptFile; readonly at: number }>();
  private readonly asked = new Map<string, Promise<KeptFile>>();

  constructor(private readonly now: () => number) {}

  /** @throws Error if the file is not there, and never was */
  get(url: string): Promise<KeptFile> {
    const known = this.kept.get(url);
    if (known && this.now() - known.at < keptMs) return Promise.resolve(known.file);
    const under = this.asked.get(url);
    if (under) return under;
    const asking = this.ask(url, known?.file).finally(() => this.asked.delete(url));
    this.asked.set(url, asking);
    return asking;
  }

  private async ask(url: string, known: KeptFile | undefined): Promise<KeptFile> {
    try {
      const headers = known?.etag ? { 'If-None-Match': known.etag } : undefined;
      const answer = await fetch(url, {
        ...(headers && { headers }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.status === 304 && known) return this.keep(url, known);
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      return this.keep(url, {
        text: await answer.text(),
        etag: answer.headers.get('etag'),
        policy: answer.headers.get('content-security-policy'),
      });
    } catch (error) {
      if (known) return this.keep(url, known);
      throw error;
    }
  }

  private keep(url: string, file: KeptFile): KeptFile {
    this.kept.delete(url); // so that the latest ones are the last
    this.kept.set(url, { file, at: this.now() });
    for (const oldest of [...this.kept.keys()].slice(0, -mostFiles)) this.kept.delete(oldest);
    return file;
  }
}

export const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** @throws Error if the content is another one (threat: tampered-remote) */
export function verified(content: string, integrity: string, name: string): string {
  if (integrityOf(content) !== integrity) throw new Error(`${name} is not the file that its build names`);
  return content;
}
