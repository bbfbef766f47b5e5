import * as v from 'valibot';
import { parseDocument, type Stored } from '@basket/domain';
import type { LiveQuery } from './live-query';
import { parseList, type Found } from './parse-list';
import { structuredQuery } from './structured-query';
import { loadConfig, type AppConfig } from '../../platform/config';

/**
 * Reads documents through Firestore's REST interface: what is read once (a profile, the list of states) does not need the
 * SDK's 130 KB, and what blocks the SDK's channel of live data lets this through. Rules apply as always. Live data: see ../live.
 */
export class RestReadError extends Error {
  override readonly name = 'RestReadError';
  constructor(
    readonly reason: 'missing' | 'forbidden' | 'failed',
    message: string,
  ) {
    super(message);
  }
}

type RestValue = { readonly [type: string]: unknown };

function decodeFields(fields: unknown): Record<string, unknown> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, decodeValue(value as RestValue)]),
  );
}

const fieldsSchema = v.object({ fields: v.optional(v.record(v.string(), v.unknown()), {}) });
const valuesSchema = v.object({ values: v.optional(v.array(v.record(v.string(), v.unknown())), []) });

/** Firestore writes `{"integerValue": "42"}`; schemas want 42. Types that the product does not store stay as they are. */
export function decodeValue(value: RestValue): unknown {
  const [entry] = Object.entries(value);
  if (!entry) return null;
  const [type, content] = entry;
  if (type === 'nullValue') return null;
  if (type === 'integerValue') return Number(content);
  if (type === 'mapValue') return decodeFields(v.parse(fieldsSchema, content).fields);
  if (type === 'arrayValue') return v.parse(valuesSchema, content).values.map(decodeValue);
  return content;
}

const documentsName = ({ firebase }: AppConfig): string =>
  `projects/${firebase.projectId}/databases/(default)/documents`;

function documentsUrl(config: AppConfig): string {
  const base = config.emulators
    ? `http://${config.emulators.firestore.host}:${config.emulators.firestore.port}`
    : 'https://firestore.googleapis.com';
  return `${base}/v1/${documentsName(config)}`;
}

export interface RestCredentials {
  readonly idToken: string | null;
  readonly appCheckToken: string | null;
}

async function request(path: string, credentials: RestCredentials, body?: unknown): Promise<unknown> {
  const headers: Record<string, string> = {};
  if (credentials.idToken) headers['Authorization'] = `Bearer ${credentials.idToken}`;
  if (credentials.appCheckToken) headers['X-Firebase-AppCheck'] = credentials.appCheckToken;
  const url = documentsUrl(await loadConfig()) + path;
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(url, init);
  if (response.ok) return response.json();
  const reason = response.status === 404 ? 'missing' : response.status === 403 ? 'forbidden' : 'failed';
  throw new RestReadError(reason, `Reading ${path} answered ${response.status}`);
}

const documentSchema = v.object({ name: v.string(), fields: v.optional(v.unknown()) });

function decode(document: unknown): Found {
  const { name, fields } = v.parse(documentSchema, document);
  const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
  return { path, id: path.slice(path.lastIndexOf('/') + 1), data: decodeFields(fields) };
}

/** @throws RestReadError, InvalidDocumentError; TypeError without a connection */
export async function readDocument<S extends v.GenericSchema>(
  schema: S,
  path: string,
  credentials: RestCredentials,
): Promise<Stored<v.InferOutput<S>>> {
  const found = decode(await request(`/${path}`, credentials));
  return parseDocument(schema, found.path, found.id, found.data);
}

const batchSchema = v.array(v.object({ found: v.optional(v.unknown()) }));

/** A document that may be missing, which is an answer and no error: null. @throws as readDocument */
export async function readIfThere<S extends v.GenericSchema>(
  schema: S,
  path: string,
  credentials: RestCredentials,
): Promise<Stored<v.InferOutput<S>> | null> {
  const name = `${documentsName(await loadConfig())}/${path}`;
  const [row] = v.parse(batchSchema, await request(':batchGet', credentials, { documents: [name] }));
  if (row?.found === undefined) return null;
  const found = decode(row.found);
  return parseDocument(schema, found.path, found.id, found.data);
}

/** The documents that a query finds. @throws as readDocument */
export async function readQuery<S extends v.GenericSchema>(
  wanted: LiveQuery<S>,
  credentials: RestCredentials,
): Promise<Stored<v.InferOutput<S>>[]> {
  const { parent, query } = structuredQuery(wanted, documentsName(await loadConfig()));
  const rows = v.parse(
    v.array(v.object({ document: v.optional(v.unknown()) })),
    await request(`${parent}:runQuery`, credentials, { structuredQuery: query }),
  );
  return parseList(
    wanted.schema,
    rows.flatMap(({ document }) => (document === undefined ? [] : [decode(document)])),
  );
}
