/**
 * A real Chromium for journeys, see browser-environment.mjs. Every person has their own context (cookies, storage,
 * screen). Errors of the page, errors in the console and requests to other hosts fail the journey.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core';
import { portsAt } from '../../tools/base/ports.mjs';
import { localDir } from '../../tools/base/paths.mjs';
import { noteTouched } from './touched';
import { translatePage } from './translator';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

const ports = portsAt();
export const shopUrl = `http://localhost:${ports.shell}`;
const artifactsDir = path.join(localDir, 'test-artifacts');

/** Time limit for an expected element; generous, because everything runs on two cores. */
const patienceMs = 25_000;

const localHosts = new Set(['localhost', '127.0.0.1']);

/** Clicks the label, because radio buttons are invisible below it. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label[1]').click();
  await radio.and(radio.page().locator(':checked')).waitFor({ state: 'attached' });
}

/** Holds matching requests, before other routes answer them. @returns a function that releases them and all later ones */
export async function holdRequests(from: Page | BrowserContext, pattern: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (letGo = resolve));
  await from.route(pattern, async (route) => {
    await isOpen;
    await route.fallback();
  });
  return letGo;
}

export interface PersonOptions {
  readonly viewport?: { width: number; height: number };
  /** The zone of the person's machine. @default 'Asia/Kolkata' */
  readonly timeZone?: string;
  /** The language of the person's machine. @default 'en-IN' */
  readonly locale?: string;
  /**
   * With the service worker, which answers visits from what it keeps. Without it by default: journeys that fail requests on purpose,
   * or count them, would see its answers.
   * @default false
   */
  readonly withWorker?: boolean;
  /** The person's browser translates each page. @default false */
  readonly isTranslated?: boolean;
}

/**
 * A machine that had no time for the emulators for eight or ten seconds. The page says so, asks again and goes on; a journey whose data
 * never comes does not find them on the screen.
 */
const slowAnswers = [
  /Could not reach Cloud Firestore backend\. Backend didn't respond within 10 seconds/,
  /Live data failed: Nothing cached, and no server/,
];

/** In the page: keeps the text of each short message. They go after two seconds, and evidence is asked for later. */
function keepMessages(): void {
  const kept: string[] = [];
  Object.assign(window, { keptMessages: kept });
  const keep = (toast: Element | null | undefined): void => {
    if (toast && kept.at(-1) !== toast.textContent) kept.push(toast.textContent);
  };
  new MutationObserver((mutations) => {
    for (const { addedNodes, target } of mutations) {
      // One that takes the place of another changes its words only.
      keep((target instanceof Element ? target : target.parentElement)?.closest('.basket-toast'));
      for (const node of addedNodes)
        if (node instanceof Element)
          keep(node.matches('.basket-toast') ? node : node.querySelector('.basket-toast'));
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** A person with a browser. */
export class Person {
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [...slowAnswers];
  /** Requests without an answer yet, and when they began in ms. */
  private readonly unanswered = new Map<Request, number>();
  private hasLeft = false;

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly keepTouched: () => Promise<void>,
  ) {
    context.on('close', () => (this.hasLeft = true));
    page.on('pageerror', (error) => this.problems.push(`error in the page: ${error.stack || String(error)}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.problems.push(`error in the console: ${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^https?:$|^wss?:$/.test(protocol) && !localHosts.has(hostname))
        this.problems.push(`request to another host: ${request.url()}`);
      this.unanswered.set(request, Date.now());
    });
    page.on('requestfinished', (request) => this.unanswered.delete(request));
    page.on('requestfailed', (request) => this.unanswered.delete(request));
  }

  static async arrive(
    browser: Browser,
    name: string,
    {
      viewport = desktop,
      timeZone = 'Asia/Kolkata',
      locale = 'en-IN',
      withWorker = false,
      isTranslated = false,
    }: PersonOptions = {},
  ): Promise<Person> {
    const context = await browser.newContext({
      baseURL: shopUrl,
      viewport,
      hasTouch: viewport.width < 600,
      locale,
      timezoneId: timeZone,
      reducedMotion: 'reduce',
      serviceWorkers: withWorker ? 'allow' : 'block',
    });
    await context.addInitScript(keepMessages);
    if (isTranslated) await context.addInitScript(translatePage);
    context.setDefaultTimeout(patienceMs);
    context.setDefaultNavigationTimeout(patienceMs);
    const page = await context.newPage();
    return new Person(name, context, page, await noteTouched(page));
  }

  /** Ignores problems that match. */
  expectProblems(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** Unexpected problems so far. */
  unexpectedProblems(): string[] {
    return this.problems
      .filter((problem) => !this.expected.some((pattern) => pattern.test(problem)))
      .map((problem) => `${this.name}: ${problem}`);
  }

  /** Closes the browser. Answers that a route has still to give belong to no page any more, and fail in no later journey. */
  async leave(): Promise<void> {
    if (this.hasLeft) return;
    if (!this.page.isClosed()) {
      await this.keepTouched();
      await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.close();
  }

  /** @returns the path of the screenshot */
  async photograph(file: string): Promise<string> {
    mkdirSync(artifactsDir, { recursive: true });
    const target = path.join(artifactsDir, `${file}-${this.name}.png`);
    await this.page.screenshot({ path: target, timeout: 5000 });
    return target;
  }

  /** The page as a screen reader has it: a picture, in reports that are all that is left of a machine. */
  async content(): Promise<string> {
    const main = this.page.getByRole('main');
    return (await main.ariaSnapshot({ timeout: 5000 })).slice(0, 1500);
  }

  /** Requests that have no answer, but for the databases' channels, which stay open. */
  waitsFor(): string[] {
    return [...this.unanswered]
      .filter(([request]) => !request.url().includes('/Listen/channel'))
      .map(([request, since]) => `${request.method()} ${request.url()} since ${Date.now() - since} ms`);
  }

  /** Short messages that this page has shown, gone ones too. */
  async messages(): Promise<string> {
    const kept = await this.page.evaluate(
      () => (window as { keptMessages?: readonly string[] }).keptMessages ?? [],
    );
    return kept.slice(-10).join(' | ');
  }

  /** The page's words to the person apart from its content: messages and dialogs. */
  async notices(): Promise<string> {
    const shown = this.page.locator('.basket-toast, [role="alert"], [role="dialog"], [role="alertdialog"]');
    const texts = await shown.filter({ visible: true }).allInnerTexts();
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 300)).join(' | ');
  }
}
