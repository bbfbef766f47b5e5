/**
 * The devices that pages are measured on.
 * @module
 */

/**
 * @typedef {object} Profile
 * @property {number} cpuSlowdown
 * @property {{ latency: number, downloadThroughput: number, uploadThroughput: number } | null} network ms per request, bytes
 *   per second; null: as fast as it goes
 * @property {import('playwright-core').BrowserContextOptions} context
 */

/** `phone`: Lighthouse's slow 4G and its mid-range phone. @type {Readonly<Record<'phone' | 'desktop', Profile>>} */
export const profiles = Object.freeze({
  phone: {
    cpuSlowdown: 4,
    network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
  },
  desktop: {
    cpuSlowdown: 1,
    network: null,
    context: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
  },
});
