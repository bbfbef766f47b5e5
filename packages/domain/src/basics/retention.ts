/** How long the documents of a collection stay, and what removes them. */
export type Retention =
  /** The database deletes a document by its field `expireAt`, so many days after it was last written. */
  | { readonly by: 'ttl'; readonly days: number }
  /** The hourly tidying deletes a document so many days after the time in a field. */
  | { readonly by: 'tidying'; readonly days: number; readonly since: string }
  /** Something else keeps the collection small; the reason says what. */
  | { readonly by: 'nothing'; readonly because: string };

/** Fields that the server empties while the document stays: their paths, and the values that they get. */
export interface Erasure {
  readonly days: number;
  readonly since: string;
  readonly erased: Readonly<Record<string, string | null | readonly string[]>>;
  /** Documents that are left as they are: the values of a field. */
  readonly unless?: { readonly field: string; readonly isOneOf: readonly string[] };
}

/**
 * Books are kept for eight years: the Companies Act 2013, section 128, asks for them, and the GST law for 72 months from
 * the annual return, which is less.
 */
const booksDays = 8 * 366;
const becauseEdited = 'one for each thing that admins or people made; deleted by them';
const becauseOne = 'a fixed number of documents';

/** Every collection of the database, alphabetically. Those below a document stand with their parent's name. */
export const retention = {
  accountCounters: { by: 'ttl', days: 90 },
  assignments: { by: 'tidying', days: 365, since: 'offeredAt' },
  auditEntries: { by: 'tidying', days: booksDays, since: 'createdAt' },
  carts: { by: 'ttl', days: 90 },
  cashDeposits: { by: 'tidying', days: booksDays, since: 'createdAt' },
  catalogue: { by: 'nothing', because: 'a publication deletes the ones before it' },
  categories: { by: 'nothing', because: becauseEdited },
  changedDays: { by: 'nothing', because: 'deleted when the day has been summed again' },
  damagedDocuments: { by: 'tidying', days: 365, since: 'lastSeenAt' },
  deliveryPartners: { by: 'nothing', because: becauseEdited },
  disputes: { by: 'tidying', days: booksDays, since: 'createdAt' },
  failedPublications: { by: 'nothing', because: becauseOne },
  guards: { by: 'nothing', because: becauseOne },
  indianCities: { by: 'nothing', because: becauseOne },
  operations: { by: 'ttl', days: 7 },
  orderNumbers: { by: 'ttl', days: 30 },
  orders: { by: 'tidying', days: booksDays, since: 'createdAt' },
  'orders/history': { by: 'nothing', because: 'deleted with its order' },
  outbox: { by: 'tidying', days: 30, since: 'createdAt' },
  pageErrors: { by: 'tidying', days: 30, since: 'lastSeenAt' },
  paymentIntents: { by: 'tidying', days: 365, since: 'createdAt' },
  payments: { by: 'tidying', days: booksDays, since: 'createdAt' },
  pickings: { by: 'tidying', days: 90, since: 'startedAt' },
  products: { by: 'nothing', because: becauseEdited },
  'products/stockChanges': { by: 'ttl', days: 730 },
  profiles: { by: 'nothing', because: becauseEdited },
  putBacks: { by: 'nothing', because: 'deleted once somebody says that the goods are on the shelf' },
  refunds: { by: 'tidying', days: booksDays, since: 'createdAt' },
  // Longer than its end is told to devices.
  rollouts: { by: 'tidying', days: 90, since: 'lastVisitAt' },
  secrets: { by: 'nothing', because: becauseOne },
  sharedWords: { by: 'nothing', because: becauseOne },
  slotPlaces: { by: 'ttl', days: 7 },
  stockLanes: { by: 'nothing', because: 'deleted when the stock is put together' },
  storeFigures: { by: 'nothing', because: 'one a month, and four' },
  storeSettings: { by: 'nothing', because: becauseOne },
  system: { by: 'nothing', because: becauseOne },
  walletTransactions: { by: 'nothing', because: 'the balance of a wallet is the sum of all of its rows' },
  webhookEvents: { by: 'tidying', days: 90, since: 'receivedAt' },
  withdrawalRequests: { by: 'tidying', days: booksDays, since: 'createdAt' },
} as const satisfies Readonly<Record<string, Retention>>;
export type KeptCollection = keyof typeof retention;

export const erasedText = '(removed)';

/** Personal data that nobody needs any more, in documents that stay. City and pincode stay: GST depends on them. */
export const erasures = {
  assignments: {
    days: 30,
    since: 'offeredAt',
    erased: {
      customerName: '',
      customerPhone: null,
      address: erasedText,
      instructions: '',
      latitude: null,
      longitude: null,
    },
    // Somebody is about to deliver these, however late.
    unless: { field: 'state', isOneOf: ['offered', 'accepted'] },
  },
  orders: {
    days: 180,
    since: 'createdAt',
    erased: {
      customerName: '',
      searchKeys: [],
      'delivery.address': erasedText,
      'delivery.phone': '',
      'delivery.receiverName': '',
      'delivery.receiverPhone': '',
      'delivery.instructions': '',
      'delivery.latitude': null,
      'delivery.longitude': null,
    },
  },
} as const satisfies Partial<Readonly<Record<KeptCollection, Erasure>>>;

/** `orders` of `orders/abc`, `orders/history` of `orders/abc/history/0001`. */
export const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_part, index) => index % 2 === 0)
    .join('/');

/** After how many days the database deletes the document at a path by itself; null when it does not. */
export function ttlDaysOf(path: string): number | null {
  const table: Readonly<Record<string, Retention>> = retention;
  const kept = table[collectionOf(path)];
  return kept?.by === 'ttl' ? kept.days : null;
}
