/**
 * Small helpers of the sandbox's HTTP server.
 * @module
 */
import { badRequest } from './provider-error.mjs';

const maxBodyBytes = 1_000_000;

/** @param {import('node:http').IncomingMessage} request @returns {Promise<unknown>} the JSON body; `{}` when there is none */
export async function readJson(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBodyBytes) throw badRequest('The request is too large');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The request body is not valid JSON');
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} body
 */
export function sendJson(response, status, body) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} type
 * @param {string} text
 */
export function sendText(response, type, text) {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(text);
}
