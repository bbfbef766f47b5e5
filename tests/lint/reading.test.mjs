/**
 * Data is read through `forReading`, so that a newer version may have added fields (rule: read-loosely). Only requests, and
 * what is not an object of ours, are parsed with the bare schema.
 * @module
 */
import { read, sources } from './sources.mjs';

const parsing = /\bv\.(?:parse|safeParse|is)\((?!\s*forReading\()\s*([\w.]+)/g;

/** The schemas that parse without it, and why that is right. */
const bare = {
  'functions/src/accounts/access/sync-claims.ts': ['roleSchema'], // one word
  'functions/src/payments/intents/verify-payment.http.ts': ['verifyPaymentRequestSchema'], // a request
  'functions/src/payments/razorpay/entities.ts': ['eventSchema', 'withPayment', 'withRefund', 'withDispute'], // another company's, not strict
  'functions/src/payments/razorpay/rest-client.ts': ['schema', 'errorSchema'],
  'functions/src/platform/new-profile.ts': ['phoneSchema'], // one word
  'functions/src/platform/operation.ts': ['contract.request'],
  'functions/src/platform/requests/callable.ts': ['envelopeSchema'], // a request
  'functions/src/reporting/page-errors/page-errors.http.ts': ['pageErrorReportSchema'], // a request
  'functions/src/rollouts/rollout-visits.http.ts': ['rolloutVisitSchema'], // a request
  'functions/src/store/serviceable.http.ts': ['serviceableRequestSchema'],
  'packages/domain/src/basics/field-errors.ts': ['entry'], // a field of a form
  'packages/domain/src/basics/schema.ts': ['idSchema'], // one word
  'packages/domain/src/catalogue/product.ts': ['idSchema'],
  'packages/domain/src/store/rollouts.ts': ['rolloutIdSchema'], // one word
  'packages/web/src/back-end/documents/rest-documents.ts': [
    'fieldsSchema',
    'valuesSchema',
    'documentSchema',
    'batchSchema',
    'v.array',
  ], // Firestore's own
  'packages/web/src/back-end/calls/transport.ts': ['errorSchema', 'refusalDetailsSchema', 'contract.request'], // Firebase's own, a request
  'shell/src/layout/header/address-chooser.tsx': ['pincodeSchema'], // a field of a form
  'shell/src/page-errors/report.ts': ['pageErrorReportSchema'], // a request
};

const files = sources(':(glob)**/src/**/*.ts', ':(glob)**/src/**/*.tsx').filter(
  (file) => /^(functions|mf-\w+|packages|shell)\//.test(file) && !/\.test\.|\/testing\//.test(file),
);

test('everything that is read is read loosely (rule: read-loosely)', () => {
  const found = files.flatMap((file) => {
    const schemas = [...read(file).matchAll(parsing)].map(([, name]) => name);
    return schemas.length > 0 ? [[file, [...new Set(schemas)]]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(bare);
});
