/**
 * The questions that the product answers in one place only: paths of documents, beside the schema of the document; the clock of India, in
 * packages/domain/src/time; what follows from a change of an order; the outcome of an operation, in
 * packages/web/src/operations/told.ts; the addresses of the shop's pages, in packages/web/src/router/shop-pages.ts; and the meaning of
 * `remember`. Tests and the toolbox are left out.
 * @module
 */
import { read, sources } from './sources.mjs';

const clock = 'packages/domain/src/time/india.ts';
const orderWriter = 'functions/src/orders/write-order.ts';

const files = sources('*.ts', '*.tsx').filter(
  (file) => /^(packages|functions|shell|mf-[a-z]+)\//.test(file) && !/\.test\.|\/released\//.test(file),
);

/** Names of collections: those of the rules, and those of the kinds of documents. */
const collections = new Set([
  ...[...read('firestore.rules').matchAll(/match \/(\w+)\//g)].map(([, name]) => name),
  ...files.flatMap((file) =>
    [...read(file).matchAll(/\bkind(?:<[^(]*>)?\(\s*'(\w+)'/g)].map(([, name]) => name),
  ),
]);
collections.delete('databases');

const names = [...collections].join('|');
/**
 * A path in a string, one that is joined from a collection or a path, or a collection by its name. Keys such as
 * 'orders/history' name a kind of documents, and a trigger has a pattern: neither is a path.
 */
const joinedPath = new RegExp(
  String.raw`(['"\`](${names})/(?![\w/]*['"\`]:)[$\w])|(\`\$\{[\w.]*(\bcollection|\bpath|Path)(\([^)]*\))?\}/(?!\{))|\.(doc|collection)\(['"\`](${names})\b`,
  'g',
);
/** A kind of documents, or the name of a path, up to the path. */
const naming = /(const \w*Path\b[^;]*|\bkind(<[^(]*>)?\(\s*)$/;

/** @param {string} code @returns {string[]} lines that write a path by hand */
const handWrittenPaths = (code) =>
  [...code.replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(joinedPath)]
    .filter(({ index, input }) => !naming.test(input.slice(Math.max(0, index - 160), index)))
    .map(({ index, input }) => input.slice(index).split('\n', 1)[0] ?? '');

/** @param {string} code @returns {string[]} parts of a clock */
const clockParts = (code) =>
  code.match(/const (minute|hour|day)Ms\b.*|\b5\.5 \* .*|\b330 \* .*|'am'.*/g) ?? [];

/** @param {string} code @returns {string[]} writes to an order, and to its history */
const orderWrites = (code) =>
  code.match(
    /\.(create|update|put|set|delete)\(\s*orders\.path\b|= orders\.path\(|\.(create|put|set)\(\s*historyOf\b/g,
  ) ?? [];

/** @param {string} code @returns {string[]} writes to a document of any kind, by the reference that a query found */
const writesByReference = (code) => code.match(/\.(create|update|set|delete)\(\s*(\w+\.)?ref\b(?!\.)/g) ?? [];

/** The paths of all kinds of documents; and routes of pages, which look like them: no page reads a document by one. */
const makesPaths = (/** @type {string} */ file) =>
  file === 'packages/domain/src/basics/kind.ts' ||
  /^(shell|mf-\w+)\/src\/(\w+\/)*(routes|paths|navigation)\.tsx?$/.test(file);

/** @param {(code: string) => string[]} find @param {(file: string) => boolean} isLeftOut */
const found = (find, isLeftOut) =>
  files
    .filter((file) => !isLeftOut(file))
    .flatMap((file) => find(read(file)).map((text) => `${file}: ${text}`));

test('paths of documents come from the kinds beside their schemas', () => {
  expect(collections.size).toBeGreaterThan(20);
  expect(found(handWrittenPaths, makesPaths)).toEqual([]);
});

test.each([
  ['const at = db.doc(`orders/${id}`);\n', 1],
  ["await db.doc('storeSettings/public').get();\n", 1],
  ['unit.delete(`${stockLanes.collection}/${id}`);\n', 1],
  ['const query = { collection: `${orders.path(id)}/history` };\n', 1],
  ["const open = db.collection('orders');\n", 1],
  ['export const historyOf = (id: string) => kind(`${orders.path(id)}/history`, orderHistorySchema);\n', 0],
  ["const kept = { 'orders/history': { by: 'nothing' } };\n", 0],
  ['onDocumentWritten({ document: `${orders.collection}/{orderId}` });\n', 0],
  ["const tokenPath = 'system/token';\n", 0],
  ['/** `orders/{id}`: an order. */\nexport const a = db.doc(orders.path(id));\n', 0],
])('in %j are so many paths by hand: %i', (code, count) => {
  expect(handWrittenPaths(code)).toHaveLength(count);
});

test('minutes, the time of India and its clock of twelve hours stand in one module', () => {
  expect(found(clockParts, (file) => file === clock || file.includes('/testing/'))).toEqual([]);
  expect(clockParts(read(clock)).length).toBe(5);
});

/** The hook that tells outcomes, and three places where some refusals are no failures to tell. */
const tellsFailures = new Set([
  'packages/web/src/operations/told.ts',
  'mf-admin/src/features/products/use-save-product.ts',
  'mf-admin/src/orders/use-status-changes.ts',
  'mf-delivery/src/features/order-assignment/use-answer.ts',
]);

/** @param {string} code @returns {string[]} failures of operations that are told by hand */
const toldByHand = (code) => (/\bfailureText\(/.test(code) ? (code.match(/\btoast\.error\(.*/g) ?? []) : []);

test('failures of operations are told by useTold (rule: failures-told)', () => {
  expect(found(toldByHand, (file) => tellsFailures.has(file))).toEqual([]);
  expect(found(toldByHand, (file) => !tellsFailures.has(file))).toHaveLength(tellsFailures.size);
});

test.each([
  ["toast.error(failureText('Failed to save', error));", 1],
  ["const text = failureText('Failed to save', error);\nsetFailure(text);\ntoast.error(text);", 1],
  ["setProblem(failureText('Failed to save', error));", 0],
  ["toast.error('Please choose what happened');", 0],
])('in %j are so many failures told by hand: %i', (code, count) => {
  expect(toldByHand(code)).toHaveLength(count);
});

const shopPages = 'packages/web/src/router/shop-pages.ts';

/** @param {string} code @returns {string[]} pages below the mount of a remote, in a string or a pattern; sentences about them stand between backticks */
const remotePages = (code) =>
  code
    .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/(['"`]|\^\\?)(\/|\\\/)(home|admin|delivery)(\/|\\\/)[^*].*/g) ?? [];

test('the shell names no page of a remote (rule: shop-pages)', () => {
  expect(found(remotePages, (file) => !file.startsWith('shell/'))).toEqual([]);
  expect(remotePages(read(shopPages))).toHaveLength(5);
});

test.each([
  ['<Link to="/home/cart">', 1],
  ['navigate(`/admin/orders/${id}`);', 1],
  ['const isBuying = /^\\/home\\/cart$/;', 1],
  ["{ mount: '/home', name: 'shop', role: null },", 0],
  ['path: `${mount}/*`', 0],
  ['/** `/home/cart` belongs to the shop. */', 0],
])('in %j are so many pages of a remote: %i', (code, count) => {
  expect(remotePages(code)).toHaveLength(count);
});

/** @param {string} code @returns {string[]} functions of that name */
const remembering = (code) => code.match(/\bremember\w*(?=[(<])/g) ?? [];

test('`remember` has one meaning: the version of a document that a unit of work has read', () => {
  const unitOfWork = 'functions/src/platform/database/unit-of-work.ts';
  expect(found(remembering, (file) => file === unitOfWork)).toEqual([]);
  expect(remembering(read(unitOfWork))).not.toEqual([]);
});

test('an order and its history are written in one file', () => {
  const isWriter = (/** @type {string} */ file) => file === orderWriter || file.includes('/testing/');
  expect(found(orderWrites, isWriter)).toEqual([]);
  expect(orderWrites(read(orderWriter))).toHaveLength(4);
});

test.each([
  ['unit.update(orders.path(order.id), after);', 1],
  ['unit.update(\n  orders.path(order.id),\n  after,\n);', 1],
  ['const path = orders.path(orderId);\nunit.update(path, after);', 1],
  ['unit.create(historyOf(order.id).path(2), line);', 1],
  ['unit.create(orders.path(orderId), order);', 1],
  ['const order = await unit.get(orders, orderId);', 0],
])('in %j are so many writes of an order: %i', (code, count) => {
  expect(orderWrites(code)).toHaveLength(count);
});

test('retention alone writes an order besides: it deletes old ones and empties personal fields, from which nothing follows', () => {
  const isRetention = (/** @type {string} */ file) => file.startsWith('functions/src/retention/');
  // The publication before the last one, in its own collection.
  const publishes = 'functions/src/catalogue/publication/publish-catalogue.ts';
  const others = found(writesByReference, (file) => isRetention(file) || file.includes('/testing/'));
  expect(others).toEqual([`${publishes}: .delete(ref`]);
  expect(found(writesByReference, (file) => !isRetention(file))).toHaveLength(4);
});

test.each([
  ['batch.update(document.ref, fields, unchanged);', 1],
  ['batch.delete(ref);', 1],
  ['snapshots.set(snapshot.ref.path, snapshot);', 0],
])('in %j are so many writes by reference: %i', (code, count) => {
  expect(writesByReference(code)).toHaveLength(count);
});
