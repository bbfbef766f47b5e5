/**
 * Counts what a page downloads, by kind.
 * @module
 */

/** @typedef {'html' | 'script' | 'style' | 'picture' | 'font' | 'data'} Kind */
/** @typedef {{ kind: Kind, bytes: number, isFromNetwork: boolean, isOpen: boolean, isRead: boolean }} Download */

/** @type {Readonly<Record<string, Kind>>} Chrome's names */
const kinds = { Document: 'html', Script: 'script', Stylesheet: 'style', Image: 'picture', Font: 'font' };

/** Single documents and listeners of the database. */
const isRead = (/** @type {string} */ url) => /\/documents[/:]|google\.firestore/.test(url);

/** The requests of a page, from the moment of `start` on. */
export class Traffic {
  /** @type {Map<string, Download>} */
  #downloads = new Map();
  #lastAt = Date.now();

  /** @param {import('playwright-core').CDPSession} session */
  constructor(session) {
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (!request.url.startsWith('http')) return;
      this.#lastAt = Date.now();
      const kind = kinds[type ?? ''] ?? 'data';
      const reads = isRead(request.url) && request.method !== 'OPTIONS';
      this.#downloads.set(requestId, { kind, bytes: 0, isFromNetwork: true, isOpen: true, isRead: reads });
    });
    /** @param {string} id @param {Partial<Download>} change */
    const update = (id, change) => {
      const download = this.#downloads.get(id);
      if (!download) return;
      this.#lastAt = Date.now();
      Object.assign(download, change);
    };
    session.on('Network.requestServedFromCache', ({ requestId }) =>
      update(requestId, { isFromNetwork: false }),
    );
    session.on('Network.responseReceived', ({ requestId, response }) => {
      // A live connection stays open: it must not keep the page from counting as quiet.
      const isLocal = response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache;
      update(requestId, { isOpen: false, ...(isLocal && { isFromNetwork: false }) });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      update(requestId, { bytes: encodedDataLength, isOpen: false }),
    );
    session.on('Network.loadingFailed', ({ requestId }) => update(requestId, { isOpen: false }));
  }

  /** @returns {number} ms since something was asked for or answered; 0 while an answer is awaited */
  quietMs() {
    const isBusy = [...this.#downloads.values()].some(({ isOpen }) => isOpen);
    return isBusy ? 0 : Date.now() - this.#lastAt;
  }

  /** @returns {{ requests: number, totalKib: number, scriptKib: number, reads: number }} over the network only, as compressed */
  sums() {
    const fromNetwork = [...this.#downloads.values()].filter(({ isFromNetwork }) => isFromNetwork);
    const kib = (/** @type {Download[]} */ downloads) =>
      downloads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    return {
      requests: fromNetwork.length,
      totalKib: kib(fromNetwork),
      scriptKib: kib(fromNetwork.filter(({ kind }) => kind === 'script')),
      reads: fromNetwork.filter((download) => download.isRead).length,
    };
  }
}
