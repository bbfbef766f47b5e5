/** The budget of the first view of /home: production build, cold cache. Pictures, icon and font are apart. */
export const budget = Object.freeze({ requests: 10, codeKb: 147 });

/** Requests of a first view besides scripts and styles. */
export const dataRequests = Object.freeze(['/home', '/remotes.json', '/api/catalogue']);

/** Words that occur in the Firestore and Auth SDKs but not in our code. */
export const sdkMarks = Object.freeze([/firestore\.googleapis\.com/, /identitytoolkit\.googleapis\.com/]);

/**
 * Limits for each page that the server renders, in kilobytes as a CDN sends them: pages at Brotli's quality 5, scripts at its highest. The
 * texts that a page has in itself count with the scripts that say them.
 */
export const pageBudget = Object.freeze({
  kb: 20,
  kbWithoutStyles: 8,
  elements: 600,
  scriptKb: { home: 136, list: 145 },
  /** Page and texts together: other letters take more bytes. */
  otherLanguageKb: 3,
});
