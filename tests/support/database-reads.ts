/**
 * Counts a browser's database requests: single documents (REST) and listeners of the SDK.
 */
import type { BrowserContext, Request } from 'playwright-core';
import { portsAt } from '../../tools/base/ports.mjs';

const firestorePort = String(portsAt().firestore);

export interface DatabaseReads {
  /** 'profiles/asha', 'orders where customerId limit 10', in order. */
  readonly all: () => string[];
  /** Reads since the last call. */
  readonly take: () => string[];
}

interface AddTarget {
  readonly documents?: { readonly documents: readonly string[] };
  readonly query?: {
    readonly structuredQuery: {
      readonly from: readonly { readonly collectionId: string }[];
      readonly limit?: number;
    };
  };
}

const afterDocuments = (path: string): string =>
  path.slice(path.indexOf('/documents/') + '/documents/'.length);

function targetText({ documents, query }: AddTarget): string {
  if (documents) return documents.documents.map(afterDocuments).join(' ');
  const { from, limit } = query?.structuredQuery ?? { from: [] };
  return `${from.map(({ collectionId }) => collectionId).join()} limit ${limit ?? 'none'}`;
}

/** The requests of the listening channel carry what to listen to as numbered form fields. */
function targetsOf(body: string): string[] {
  return [...new URLSearchParams(body)]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, text]) => JSON.parse(text) as { addTarget?: AddTarget })
    .flatMap(({ addTarget }) => (addTarget ? [targetText(addTarget)] : []));
}

function readsOf(request: Request): string[] {
  const url = new URL(request.url());
  if (url.port !== firestorePort || request.method() === 'OPTIONS') return [];
  if (url.pathname.includes('/Listen/channel')) return targetsOf(request.postData() ?? '');
  if (url.pathname.endsWith('/documents:batchGet')) {
    const { documents } = JSON.parse(request.postData() ?? '{}') as { documents: string[] };
    return documents.map(afterDocuments);
  }
  if (url.pathname.includes('/documents/')) return [afterDocuments(url.pathname)];
  return [url.pathname];
}

export function countReads(context: BrowserContext): DatabaseReads {
  const reads: string[] = [];
  let taken = 0;
  context.on('request', (request) => reads.push(...readsOf(request)));
  return {
    all: () => [...reads],
    take: () => {
      const fresh = reads.slice(taken);
      taken = reads.length;
      return fresh;
    },
  };
}
