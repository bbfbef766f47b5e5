/** What a page tells the service worker about itself, once it is there. */
export interface ShownPage {
  /** Absolute. */
  readonly address: string;
  /** The builds that rendered it; null where the browser did. */
  readonly build: string | null;
  /** Addresses of what it has loaded. */
  readonly loaded: readonly string[];
}
