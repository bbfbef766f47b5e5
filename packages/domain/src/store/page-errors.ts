import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, instantSchema } from '../basics/schema';

const plainText = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max));
const longestMessage = 140;

/** One error that a page met: which part of the shop it is of, and what it says, without personal data. */
const pageErrorFactsSchema = v.strictObject({
  /** `shell`, or the remote's container. */
  area: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  version: plainText(40),
  /** Names the build. */
  release: plainText(40),
  message: plainText(longestMessage),
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
