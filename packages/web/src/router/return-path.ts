const localOrigin = 'https://inside.invalid';

/** Control characters and spaces vanish or move while an address is parsed; none belongs in a path of ours. */
const suspiciousCharacters = /[\p{Cc}\s\\]/u;

/** Decodes until nothing changes: `%2f%2fevil` is harmless until other code decodes it once more. */
function fullyDecoded(path: string): string | null {
  let decoded = path;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(decoded);
    } catch {
      return null; // a stray % is no path of ours
    }
    if (next === decoded) return decoded;
    decoded = next;
  }
  return null;
}

/**
 * Where a person may be sent after signing in: a path of this site, or `fallback`. Everything that could leave the
 * site (`//evil`, `/\evil`, `javascript:`, encoded forms of them) ends at `fallback`.
 *
 * @param from what the guard passed along; anything, it may come from an address
 */
export function safeReturnPath(from: unknown, fallback = '/'): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return fallback;
  const [path = ''] = from.split(/[?#]/, 1);
  const decoded = fullyDecoded(path);
  if (
    decoded === null ||
    decoded.startsWith('//') ||
    suspiciousCharacters.test(decoded) ||
    suspiciousCharacters.test(from)
  )
    return fallback;
  const url = new URL(from, localOrigin);
  if (url.origin !== localOrigin || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
