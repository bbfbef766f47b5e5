/**
 * Which folders and kinds of files the import rules tell apart.
 * @module
 */

/** Folders of the repository. The first match counts, so a folder comes before the one around it. */
export const elements = [
  { type: 'testing', pattern: ['{packages/*,shell}/src/testing', 'functions/src/testing'] },
  { type: 'testing', pattern: 'mf-*/src/testing', capture: ['remote'] },
  { type: 'domain', pattern: 'packages/domain/src' },
  { type: 'sandbox', pattern: 'packages/razorpay-sandbox/src' },
  { type: 'ui', pattern: 'packages/ui/src' },
  { type: 'web-gallery', pattern: 'packages/web/src/gallery' },
  { type: 'web', pattern: 'packages/web/src' },
  { type: 'shell', pattern: 'shell/src' },
  { type: 'remote-components', pattern: 'mf-*/src/components', capture: ['remote'] },
  { type: 'feature', pattern: 'mf-*/src/features/*', capture: ['remote', 'feature'] },
  { type: 'remote', pattern: 'mf-*/src', capture: ['remote'] },
  { type: 'functions-platform', pattern: 'functions/src/platform' },
  { type: 'functions-domain', pattern: 'functions/src/*', capture: ['domain'] },
  { type: 'functions', pattern: 'functions/src' },
  { type: 'tests', pattern: 'tests' },
  { type: 'tools', pattern: 'tools' },
  // Configuration: of an app's build, of the checks.
  { type: 'configuration', pattern: '{shell,mf-*}' },
].map((element) => ({ ...element, partialMatch: false }));

/** Kinds of files, whatever folder they are in. */
export const files = [
  { category: 'decision', pattern: '**/*.decision.ts' },
  { category: 'border', pattern: 'functions/src/**/*.{callable,http,webhook,task,trigger,schedule}.ts' },
  {
    category: 'function',
    pattern: [
      'functions/src/**/*.{task,trigger,schedule}.ts',
      'functions/src/{entry-points,pages}/*.{callable,http}.ts',
    ],
  },
  { category: 'configuration', pattern: ['*.config.mjs', 'packages/*/package.json'] },
  { category: 'test', pattern: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'] },
];
