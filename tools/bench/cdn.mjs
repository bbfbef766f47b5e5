/**
 * Serves the sites of a local stack as a CDN would: HTTP/2 over TLS, text in Brotli that is compressed once. What comes from the
 * stack keeps its headers; only its addresses are replaced by those of these servers.
 * @module
 */
import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http2 from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listenAnywhere } from '../base/machine/port-check.mjs';
import { UserError } from '../base/user-error.mjs';

const compress = promisify(brotliCompress);
const isText = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
/** Headers of one connection. */
const hopHeaders =
  /^(:.*|connection|keep-alive|transfer-encoding|upgrade|http2-settings|host|accept-encoding)$/;
const ownHeaders = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding)$/;

/**
 * @typedef {{ key: Buffer, cert: Buffer, spki: string }} Identity `spki`: hash of the public key, by which Chromium trusts it
 *   (`--ignore-certificate-errors-spki-list`)
 */

/**
 * A certificate for localhost that lives as long as the measurement.
 * @returns {Promise<Identity>}
 * @throws {UserError} when openssl is missing
 */
export async function makeIdentity() {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'basket-bench-'));
  const files = { key: path.join(dir, 'key.pem'), cert: path.join(dir, 'cert.pem') };
  try {
    await promisify(execFile)('openssl', [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
        ' ',
      ),
      ...['-keyout', files.key, '-out', files.cert, '-addext', 'subjectAltName=DNS:localhost'],
    ]);
    const cert = await readFile(files.cert);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const spki = createHash('sha256').update(publicKey).digest('base64');
    return { key: await readFile(files.key), cert, spki };
  } catch (error) {
    throw new UserError('A certificate could not be made: openssl is needed.', { cause: error });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * @param {readonly string[]} upstreams `http://localhost:{port}` each
 * @param {Identity} identity
 * @returns {Promise<{ origins: string[], stop: () => Promise<void> }>} `origins`: in the order of the upstreams
 */
export async function startCdn(upstreams, identity) {
  /** @type {[string, string][]} */
  const replaced = [];
  const translate = (/** @type {string} */ text) =>
    replaced.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const servers = upstreams.map((upstream) => {
    const answer = cachedAnswers(upstream, translate);
    return http2.createSecureServer({ ...identity, allowHTTP1: true }, (request, response) => {
      answer(request).then(
        ({ status, headers, body }) => {
          response.writeHead(status, headers);
          response.end(request.method === 'HEAD' ? '' : body);
        },
        (error) => response.writeHead(502).end(String(error)),
      );
    });
  });
  for (const [index, server] of servers.entries())
    replaced.push([upstreams[index] ?? '', `https://localhost:${await listenAnywhere(server)}`]);
  return {
    origins: replaced.map(([, origin]) => origin),
    stop: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/**
 * @param {string} upstream
 * @param {(text: string) => string} translate
 */
function cachedAnswers(upstream, translate) {
  /** Compressed texts, by address and version. @type {Map<string, Promise<Buffer>>} */
  const compressed = new Map();
  return async (/** @type {http2.Http2ServerRequest} */ request) => {
    const asked = Object.entries(request.headers).filter(([name]) => !hopHeaders.test(name));
    const { method } = request;
    const sent = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(await request.toArray());
    const url = new URL(request.url, upstream);
    const told = await fetch(url, {
      method,
      headers: asked.map(([name, value]) => [name, String(value)]),
      body: sent,
      redirect: 'manual',
    });
    const headers = Object.fromEntries(
      [...told.headers]
        .filter(([name]) => !ownHeaders.test(name))
        .map(([name, value]) => [name, translate(value)]),
    );
    const body = Buffer.from(await told.arrayBuffer());
    const { status } = told;
    if (!isText.test(headers['content-type'] ?? '') || status !== 200) return { status, headers, body };
    const text = Buffer.from(translate(body.toString()));
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return { status, headers, body: text };
    const version = `${request.url} ${createHash('sha1').update(text).digest('hex')}`;
    const small = compressed.get(version) ?? compress(text, brotliOf(headers['cache-control'] ?? ''));
    compressed.set(version, small);
    const encoding = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
    return { status, headers: { ...headers, ...encoding }, body: await small };
  };
}

/** A CDN keeps files at the highest quality, and compresses what a function answers while it passes. */
const brotliOf = (/** @type {string} */ caching) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: /immutable|max-age=31536000/.test(caching) ? 11 : 5 },
});
