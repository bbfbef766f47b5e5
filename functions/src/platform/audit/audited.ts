import {
  cashDeposits,
  deliveryPartners,
  products,
  profiles,
  refunds,
  withdrawalRequests,
  type AuditChange,
  type AuditKind,
} from '@basket/domain';
import type { DocumentData } from 'firebase-admin/firestore';

/** A written document: null before its creation and after its deletion. */
export interface DocumentChange {
  readonly path: string;
  readonly before: DocumentData | null;
  readonly after: DocumentData | null;
}

interface Subject {
  readonly id: string;
  readonly name: string;
  readonly personId: string | null;
}

/** The parts of a collection that are recorded when an admin changes it. */
interface Audited {
  readonly kind: AuditKind | ((changed: readonly AuditChange[]) => AuditKind);
  /**
   * @param document as it is now, or was until its deletion
   * @param read a document of the same step by its path
   */
  readonly subject: (
    document: DocumentData,
    path: readonly string[],
    read: (path: string) => DocumentData | null,
  ) => Subject;
  /** These fields alone. Defaults to all but `except`. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  /** Written down even when they stay as they are: what the change was about. */
  readonly facts?: readonly string[];
  /** Secrets: the audit says only whether they are set. */
  readonly secret?: readonly string[];
  /** @default every write */
  readonly when?: (change: DocumentChange) => boolean;
  /** Its `facts` say why, beside what somebody typed. */
  readonly hasFacts?: true;
  /** How a value is written that is no plain one. */
  readonly texts?: Readonly<Record<string, (list: readonly DocumentData[]) => string>>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const named = (id: string, name: unknown, personId: string | null = null): Subject => ({
  id,
  name: text(name),
  personId,
});

const partnerOf: Audited['subject'] = ({ deliveryPartnerId, partnerName }, _path, read) => {
  const id = text(deliveryPartnerId);
  return named(id, partnerName ?? read(deliveryPartners.path(id))?.['name'], id);
};
const ownName: Audited['subject'] = (document, [, id = '']) => named(id, document['name']);
const person: Audited['subject'] = (document, [, id = '']) =>
  named(id, text(document['name']) || document['email'], id);

const productTexts: Audited['texts'] = {
  images: (images) =>
    `${images.length} (${images.map(({ imageId }) => text(imageId).slice(0, 6)).join(', ')})`,
  options: (options) =>
    options
      .map(
        ({ group, value, adjustmentPaise }) =>
          `${group}: ${value}${adjustmentPaise ? ` (${Number(adjustmentPaise) / 100})` : ''}`,
      )
      .join(', '),
  specifications: (all) => all.map(({ name, value }) => `${name}: ${value}`).join(', '),
};

/**
 * Every collection whose changes by an admin are recorded (rule: audit). Orders and their money at the door are not among
 * them: each order has a history of its own. Nor is the order of the categories.
 */
export const auditedCollections: Readonly<Record<string, Audited>> = {
  [products.collection]: {
    kind: 'product',
    subject: ownName,
    // The key follows from the name. Orders move the stock; a correction is a document of its own.
    except: ['nameKey', 'stockSplitAt', 'stockQuantity'],
    texts: productTexts,
  },
  'products/stockChanges': {
    kind: 'product',
    subject: (_change, [, productId = ''], read) =>
      named(productId, read(products.path(productId))?.['name']),
    only: ['deltaUnits', 'stockQuantity', 'reason'],
    hasFacts: true,
  },
  categories: { kind: 'category', subject: ownName, except: ['sortOrder'] },
  [profiles.collection]: {
    kind: (changes) =>
      changes.some(({ field }) => field === 'role' || field === 'disabledAt') ? 'role' : 'account',
    subject: person,
    // They follow from the name.
    except: ['searchKeys'],
  },
  [deliveryPartners.collection]: { kind: 'account', subject: person, only: ['vehicleNumber', 'rating'] },
  walletTransactions: {
    kind: 'wallet',
    subject: partnerOf,
    only: ['transactionType', 'amountPaise', 'balanceAfterPaise', 'description'],
    // A credit of an order is in its history, the return of a withdrawal in the withdrawal.
    when: ({ path, after }) => after?.['orderId'] === null && !path.endsWith('_release'),
  },
  [withdrawalRequests.collection]: {
    kind: 'wallet',
    subject: partnerOf,
    only: ['status', 'adminNotes'],
    facts: ['amountPaise'],
  },
  [cashDeposits.collection]: {
    kind: 'wallet',
    subject: partnerOf,
    only: ['amountPaise', 'correctionPaise', 'cashInHandAfterPaise', 'note'],
  },
  [refunds.collection]: {
    kind: 'refund',
    subject: ({ orderId, orderNumber }) => named(text(orderId), orderNumber),
    only: ['status', 'cause', 'reason', 'reference'],
    facts: ['amountPaise'],
  },
  storeSettings: {
    kind: 'settings',
    subject: (_settings, [, id = '']) => named(id, ''),
    when: ({ path }) => path.endsWith('/public'),
  },
  secrets: {
    kind: 'settings',
    subject: (_secrets, [, id = '']) => named(id, ''),
    only: ['razorpayKeySecret', 'razorpayWebhookSecret'],
    secret: ['razorpayKeySecret', 'razorpayWebhookSecret'],
  },
};
