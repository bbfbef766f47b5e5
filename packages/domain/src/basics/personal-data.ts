import { erasedText, erasures, type KeptCollection } from './retention';

/** How the documents of a collection that concern a person are found. */
export type PersonalLink =
  /** The document's id is the account's, or begins with it and `_`. */
  | { readonly by: 'id' | 'idStart' }
  /** A field has the account's id. */
  | { readonly by: 'field'; readonly field: string }
  /** Copies of the orders that the person placed: a field has the order's id. */
  | { readonly by: 'order'; readonly field: string }
  /** It lies below an order that the person placed. */
  | { readonly by: 'belowOrder' };

type Erased = Readonly<Record<string, string | null | readonly string[]>>;

export interface PersonalData {
  readonly link: PersonalLink;
  /** Deleted, kept as it is, or the fields that are emptied in what stays. */
  readonly erase: 'delete' | 'keep' | Erased;
  /** Only documents in which this field names the person: a text that somebody wrote about something else. */
  readonly ifNamedIn?: string;
  /** The answer to a person who asks for their data: nothing of it, or all but fields that are about somebody else. */
  readonly give: 'nothing' | { readonly without: readonly string[] };
}

const all = { without: [] } as const;
const ofCustomer = { by: 'field', field: 'customerId' } as const;
const ofPartner = { by: 'field', field: 'deliveryPartnerId' } as const;
/** Accounts, tax and proofs of payment are kept by law; an id without an account and a profile leads to nobody. */
const books = (link: PersonalLink): PersonalData => ({ link, erase: 'keep', give: all });

/**
 * For each collection what it has of a person (rules: person-exported, person-erased). None: nothing, or the id of an account
 * that acted. A collection that is new in {@link retention} does not compile before it is decided here.
 */
export const personalData: Readonly<Record<KeptCollection, readonly PersonalData[]>> = {
  accountCounters: [{ link: { by: 'id' }, erase: 'delete', give: all }],
  assignments: [
    // Copies of orders with the partner's pay, which customers do not know.
    { link: { by: 'order', field: 'orderId' }, erase: erasures.assignments.erased, give: 'nothing' },
    {
      link: ofPartner,
      erase: { partnerName: erasedText },
      give: { without: Object.keys(erasures.assignments.erased) },
    },
  ],
  auditEntries: [
    {
      link: { by: 'field', field: 'personId' },
      erase: { subjectName: erasedText, changes: [] },
      give: { without: ['actorId', 'actorName'] },
    },
    { link: { by: 'field', field: 'actorId' }, erase: { actorName: erasedText }, give: 'nothing' },
  ],
  carts: [{ link: { by: 'id' }, erase: 'delete', give: all }],
  cashDeposits: [books(ofPartner)],
  catalogue: [],
  categories: [],
  changedDays: [],
  damagedDocuments: [],
  deliveryPartners: [
    {
      link: { by: 'id' },
      erase: {
        name: erasedText,
        phone: '',
        email: '',
        vehicleNumber: '',
        currentLocation: null,
        notice: '',
        noticeFacts: null,
        missedOffer: null,
      },
      give: all,
    },
  ],
  disputes: [],
  failedPublications: [],
  guards: [],
  indianCities: [],
  // Answers that the person's browser got already.
  operations: [{ link: { by: 'idStart' }, erase: 'delete', give: 'nothing' }],
  orderNumbers: [],
  orders: [
    { link: ofCustomer, erase: erasures.orders.erased, give: all },
    // Orders of others, which the person delivered.
    {
      link: ofPartner,
      erase: {
        'assignment.partnerName': erasedText,
        'assignment.partnerPhone': null,
        'assignment.partnerLocation': null,
      },
      give: 'nothing',
    },
  ],
  // What was done with an order stays; what somebody wrote about the customer goes. Notes are for the store alone.
  'orders/history': [
    { link: { by: 'belowOrder' }, erase: { note: erasedText }, ifNamedIn: 'note', give: 'nothing' },
  ],
  outbox: [],
  // Texts of errors, from which whatever may be about a person is removed.
  pageErrors: [],
  paymentIntents: [books(ofCustomer)],
  payments: [books(ofCustomer)],
  pickings: [
    { link: { by: 'field', field: 'pickerId' }, erase: { pickerName: erasedText }, give: 'nothing' },
  ],
  products: [],
  'products/stockChanges': [],
  profiles: [{ link: { by: 'id' }, erase: 'delete', give: all }],
  putBacks: [{ link: ofPartner, erase: { partnerName: erasedText }, give: 'nothing' }],
  refunds: [books(ofCustomer)],
  // Counts: a visit is nobody's.
  rollouts: [],
  secrets: [],
  sharedWords: [],
  slotPlaces: [],
  stockLanes: [],
  storeFigures: [],
  storeSettings: [],
  system: [],
  walletTransactions: [books(ofPartner)],
  webhookEvents: [],
  // The bank account proves to whom the money was paid.
  withdrawalRequests: [books(ofPartner)],
};
