import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const hexSignature = /^[0-9a-f]{64}$/;

/** Whether `signature` is the HMAC-SHA256 of `content` in hex. An empty secret signs nothing. */
export function isSignedBy(secret: string, content: string | Buffer, signature: unknown): boolean {
  if (secret === '' || typeof signature !== 'string' || !hexSignature.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(content).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
