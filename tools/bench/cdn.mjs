/**
 * Serves the sites of a local stack as a CDN would: HTTP/2 over TLS, text in Brotli that is compressed once. What comes from the
 * stack keeps its headers; only its addresses are replaced by those of these servers.
 * @module
 */
import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import http2 from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { UserError } from '../stack/user-error.mjs';

const compress = promisify(brotliCompress);
const isText = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
/** Headers of one connection, or of the other protocol. */
const hopHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'content-length',
];

/**
 * @typedef {object} Identity
 * @property {Buffer} key
 * @property {Buffer} cert
 * @property {string} spki hash of the public key, by which Chromium trusts it (`--ignore-certificate-errors-spki-list`)
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
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-keyout', files.key, '-out', files.cert, '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost'],
    ]);
    const cert = await readFile(files.cert);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return {
      key: await readFile(files.key),
      cert,
      spki: createHash('sha256').update(publicKey).digest('base64'),
    };
  } catch (error) {
    throw new UserError('A certificate could not be made: openssl is needed.', { cause: error });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {http.IncomingHttpHeaders} headers
 * @property {Buffer} body
 */

/**
 * @typedef {object} Cdn
 * @property {string[]} origins `https://localhost:{port}`, in the order of the upstreams
 * @property {() => Promise<void>} stop
 */

/**
 * @param {readonly string[]} upstreams `http://localhost:{port}` each
 * @param {Identity} identity
 * @returns {Promise<Cdn>}
 */
export async function startCdn(upstreams, identity) {
  /** @type {[string, string][]} */
  const replaced = [];
  const servers = upstreams.map((upstream) => {
    const answer = cachedAnswers(upstream, (text) =>
      replaced.reduce((result, [from, to]) => result.replaceAll(from, to), text),
    );
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
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const origins = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('A server has no port');
    return `https://localhost:${address.port}`;
  });
  upstreams.forEach((upstream, index) => replaced.push([upstream, origins[index] ?? upstream]));
  return {
    origins,
    stop: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/**
 * @param {string} upstream
 * @param {(text: string) => string} translate
 * @returns {(request: http2.Http2ServerRequest) => Promise<Answer>}
 */
function cachedAnswers(upstream, translate) {
  /** Compressed texts, by address and version. @type {Map<string, Promise<Buffer>>} */
  const compressed = new Map();
  return async (request) => {
    const { status, headers, body } = await askUpstream(upstream, request);
    const translated = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        typeof value === 'string' ? translate(value) : value,
      ]),
    );
    if (!isText.test(headers['content-type'] ?? '') || status !== 200)
      return { status, headers: translated, body };
    const text = Buffer.from(translate(body.toString()));
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'])))
      return { status, headers: translated, body: text };
    const version = `${request.url} ${createHash('sha1').update(text).digest('hex')}`;
    const small = compressed.get(version) ?? compress(text, brotliOf(headers));
    compressed.set(version, small);
    const encoding = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
    return { status, headers: { ...translated, ...encoding }, body: await small };
  };
}

/** A CDN keeps files at the highest quality, and compresses what a function answers while it passes. */
const brotliOf = (/** @type {http.IncomingHttpHeaders} */ headers) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: /immutable|max-age=31536000/.test(headers['cache-control'] ?? '')
      ? 11
      : 5,
  },
});

/**
 * @param {string} upstream
 * @param {http2.Http2ServerRequest} request
 * @returns {Promise<Answer>} uncompressed
 */
async function askUpstream(upstream, request) {
  const ownHeaders = Object.entries(request.headers).filter(
    ([name]) => !name.startsWith(':') && ![...hopHeaders, 'host', 'accept-encoding'].includes(name),
  );
  const passed = http.request(new URL(request.url, upstream), {
    method: request.method,
    headers: { ...Object.fromEntries(ownHeaders), 'accept-encoding': 'identity' },
  });
  request.pipe(passed);
  const [response] = /** @type {[http.IncomingMessage]} */ (await once(passed, 'response'));
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !hopHeaders.includes(name)),
  );
  return { status: response.statusCode ?? 502, headers, body: Buffer.concat(await response.toArray()) };
}
