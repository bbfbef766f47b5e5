/** Fields of an entry of Cloud Logging by their path, such as `jsonPayload.result`; `log_id` names its log. */
export type LogEntry = Readonly<Record<string, unknown>>;
type Matches = (entry: LogEntry) => boolean;

const token =
  /\s*(?:(?<mark>[()])|(?<word>AND|OR|NOT)\b|(?<text>"(?:[^"\\]|\\.)*")|(?<operator>=~|>=|[=:])|(?<name>[\w.]+))/y;

function tokensOf(filter: string): readonly string[] {
  const found: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < filter.trimEnd().length) {
    const at = token.lastIndex;
    const next = token.exec(filter);
    if (!next) throw new Error(`Not understood: ${filter.slice(at)}`);
    found.push(next[0].trim());
  }
  return found;
}

const valueAt = (entry: LogEntry, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (within, key) =>
        typeof within === 'object' && within !== null
          ? (within as Readonly<Record<string, unknown>>)[key]
          : undefined,
      entry,
    );

/**
 * @param extractors by label, each as `EXTRACT(jsonPayload.field)`
 * @returns text for each label, empty where the entry has none in that field
 */
export const extractLabels = (
  extractors: Readonly<Record<string, string>>,
  entry: LogEntry,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(extractors).map(([label, extractor]) => {
      const value = valueAt(entry, extractor.slice('EXTRACT('.length, -1));
      return [label, typeof value === 'string' ? value : ''];
    }),
  );

const comparisons: Readonly<Record<string, (is: unknown, wanted: string) => boolean>> = {
  '=': (is, wanted) => String(is) === wanted,
  ':': (is, wanted) => typeof is === 'string' && is.toLowerCase().includes(wanted.toLowerCase()),
  '=~': (is, wanted) => typeof is === 'string' && new RegExp(wanted).test(is),
  '>=': (is, wanted) => Number(is) >= Number(wanted),
};

/** Text in quotes, in which a backslash stands before a quote or another one; a number or word as it is. */
const textOf = (value: string): string =>
  value.startsWith('"') ? value.slice(1, -1).replace(/\\(["\\])/g, '$1') : value;

/**
 * Reads a filter in the query language of Cloud Logging, as far as those of `deploy` use it: AND, OR, NOT, parentheses, `log_id("…")`, and
 * fields with =, :, =~ and >=, each with one value or several.
 * https://cloud.google.com/logging/docs/view/logging-query-language
 * @throws Error for anything else
 */
export function readLogFilter(filter: string): Matches {
  const left = [...tokensOf(filter)];
  const take = (wanted?: string): string => {
    const next = left.shift();
    if (next === undefined || (wanted !== undefined && next !== wanted))
      throw new Error(`${wanted ?? 'More'} is missing before ${next ?? 'the end'} of ${filter}`);
    return next;
  };
  const many = (read: () => Matches, word: 'AND' | 'OR'): Matches[] => {
    const parts = [read()];
    while (left[0] === word) {
      take();
      parts.push(read());
    }
    return parts;
  };
  const either = (): Matches => {
    const parts = many(all, 'OR');
    return (entry) => parts.some((part) => part(entry));
  };
  const all = (): Matches => {
    const parts = many(one, 'AND');
    return (entry) => parts.every((part) => part(entry));
  };
  const within = <T>(read: () => T): T => {
    take('(');
    const value = read();
    take(')');
    return value;
  };
  const valuesAfter = (): string[] => {
    const values = [take()];
    while (left[0] === 'OR') {
      take();
      values.push(take());
    }
    return values;
  };
  const one = (): Matches => {
    if (left[0] === '(') return within(either);
    const name = take();
    if (name === 'NOT') {
      const part = one();
      return (entry) => !part(entry);
    }
    if (name === 'log_id') {
      const id = textOf(within(take));
      return (entry) => entry['log_id'] === id;
    }
    const compare = comparisons[take()];
    if (!compare) throw new Error(`No comparison after ${name} in ${filter}`);
    const wanted = (left[0] === '(' ? within(valuesAfter) : [take()]).map(textOf);
    return (entry) => wanted.some((value) => compare(valueAt(entry, name), value));
  };
  const matches = either();
  if (left.length > 0) throw new Error(`Too much at the end of ${filter}: ${left.join(' ')}`);
  return matches;
}
