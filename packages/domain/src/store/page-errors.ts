import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, instantSchema } from '../basics/schema';

const plainText = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max));
const longestMessage = 140;
const mostPlaces = 5;
/** File, line and column. Of an address only the file's name: what stands before it is the same for all, or none of ours. */
const placeText = '[\\w.-]{1,60}\\.js:\\d{1,6}:\\d{1,7}';
/** Words of the shop's own addresses; an id or a number is #. */
const pageSegment = '[a-z]{1,20}(?:-[a-z]{1,20}){0,3}|#';

/** One error that a page met: which part of the shop it is of, and what it says, without personal data. */
export const pageErrorFactsSchema = v.strictObject({
  /** `shell`, or the remote's container. */
  area: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  version: plainText(40),
  /** Names the build. */
  release: plainText(40),
  message: plainText(longestMessage),
  /** Where in the build, the innermost first: see {@link placesIn}. Empty from pages of version 1.1. */
  stack: v.optional(
    v.pipe(v.string(), v.regex(new RegExp(`^(?:${placeText}(?: ${placeText}){0,${mostPlaces - 1}})?$`))),
    '',
  ),
  /** On which kind of page: see {@link pageKindOf}. Empty from pages of version 1.1. */
  page: v.optional(v.pipe(v.string(), v.regex(new RegExp(`^(?:/(?:${pageSegment})?){0,6}$`))), ''),
});
export type PageErrorFacts = v.InferOutput<typeof pageErrorFactsSchema>;

/** The body of `POST /api/page-errors`. */
export const pageErrorReportSchema = v.strictObject({
  errors: v.pipe(v.array(pageErrorFactsSchema), v.minLength(1), v.maxLength(5)),
});
export type PageErrorReport = v.InferOutput<typeof pageErrorReportSchema>;

/**
 * `pageErrors/{place}`: an error that pages have reported. There are as many places as {@link pageErrorPlaces}, whatever is reported.
 * Closed to browsers.
 */
export const pageErrorSchema = v.strictObject({
  ...pageErrorFactsSchema.entries,
  /** A lower bound: a page reports an error once, and instances add up before they write. */
  count: countSchema,
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
});
export type PageError = v.InferOutput<typeof pageErrorSchema>;

export const pageErrorPlaces = 200;
export const pageErrors = kind<typeof pageErrorSchema, [place: number]>('pageErrors', pageErrorSchema);

/**
 * The first line of an error's text without what may be about a person: quotations, addresses, and everything with more than three
 * digits or as long as an id.
 */
export function withoutPersonalData(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const plain = line
    .slice(0, 1_000)
    .replace(/"[^"]*"?|'[^']*'(?![a-z])|`[^`]*`?|“[^”]*”?|‘[^’]*’(?![a-z])/g, '…')
    .replace(/[a-z][a-z+.-]*:\/\/\S+/gi, '(address)')
    .replace(/\S+@\S+/g, '(e-mail)')
    .replace(/\S*\d[\d ()+-]{2,}\d\S*/g, '#')
    .replace(/[A-Za-z0-9_-]{20,}/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? '(no text)' : plain.slice(0, longestMessage);
}

/** The first places that a trace names, such as `12.89abcdef.js:1:2345`, with a space between them. */
export const placesIn = (trace: string): string =>
  [...trace.matchAll(/([\w.-]{1,60}\.js)(?:\?[\w=.&-]*)?(:\d{1,6}:\d{1,7})/g)]
    .slice(0, mostPlaces)
    .map(([, file = '', position = '']) => file + position)
    .join(' ');

/** The kind of page at a path: `/home/orders/#` for the one order of a customer. */
export const pageKindOf = (path: string): string =>
  path
    .split('/')
    .slice(0, 7)
    .map((part) => (new RegExp(`^(?:${pageSegment})?$`).test(part) ? part : '#'))
    .join('/');

/** A remote's release as `/remotes.json` lists it. */
export const listedReleaseSchema = v.object({
  name: v.string(),
  version: v.string(),
  entry: v.string(),
  integrity: v.nullable(v.string()),
});
export const listedReleasesSchema = v.object({ remotes: v.array(listedReleaseSchema) });

/** Names a remote's build: a deploy writes it into the name of the entry; a local stack has the entry's hash alone. */
export const releaseNameOf = ({
  entry,
  integrity,
}: Pick<v.InferOutput<typeof listedReleaseSchema>, 'entry' | 'integrity'>): string =>
  /remoteEntry\.([0-9a-f]+)\.js$/.exec(entry)?.[1] ?? integrity?.slice(7, 15) ?? 'not built';
