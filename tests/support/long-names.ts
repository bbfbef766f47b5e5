/** Fills the store with the longest texts that people may enter. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  assignmentId,
  assignments,
  assignmentSchema,
  cashDeposits,
  cashDepositSchema,
  categories,
  categorySchema,
  deliveryPartners,
  deliveryPartnerSchema,
  orders,
  products,
  productSchema,
  refunds,
  refundSchema,
  walletTransactions,
  walletTransactionSchema,
  withdrawalRequests,
  withdrawalRequestSchema,
} from '@basket/domain';
import { aCategory, anAssignment, aPartner, aProduct, aWithdrawal } from '@basket/domain/testing';
import { aCustomer, anOrderOf, documents } from './backstage';

/** The longest text of each field: words of usual length, and one word that browsers do not break. */
const words = (length: number): string => 'Venkata Narasimha '.repeat(20).slice(0, length).trim();
const oneWord = (length: number): string => 'Kanchipuram'.repeat(30).slice(0, length);

export interface LongNames {
  /** An order whose customer and partner have such names. */
  readonly orderId: string;
  /** A partner with a withdrawal, a transaction and a cash deposit. */
  readonly partnerId: string;
  readonly takeAway: () => Promise<void>;
}

/** The store's documents with the longest names and the largest figures. */
export async function aStoreOfLongNames(): Promise<LongNames> {
  const sign = randomUUID().slice(0, 8);
  const now = Date.now();
  const email = `${oneWord(60).toLowerCase()}-${sign}@${oneWord(60).toLowerCase()}.example`;
  const large = 12_34_567_50;
  const largestPrice = 9_99_999_50;
  const customer = await aCustomer({ name: oneWord(100), address: words(300), city: oneWord(80) });
  const assignment = {
    attempt: 1,
    partnerName: oneWord(100),
    partnerPhone: '9000012345',
    partnerLocation: null,
    assignedAt: now,
    deadlineAt: now + 30_000,
    acceptedAt: now,
  };
  const facts = { totalPaise: large, createdAt: now };
  const orderId = await anOrderOf(customer, {
    ...facts,
    orderNumber: 'BE2611209901',
    status: 'out_for_delivery',
    assignment,
    deliveryPartnerId: 'partner-imran',
  });
  const waiting = await anOrderOf(customer, {
    ...facts,
    orderNumber: 'BE2611209902',
    customerName: words(100),
  });
  const paths = [orders.path(orderId), orders.path(waiting)];
  const write = async (path: string, document: object): Promise<void> => {
    await documents().doc(path).set(document);
    paths.push(path);
  };
  const categoryId = sign;
  const category = aCategory({ name: words(60), icon: 'snacks', isActive: false, createdAt: now });
  await write(categories.path(categoryId), v.parse(categorySchema, category));
  for (const name of [words(120), oneWord(120)]) {
    const product = aProduct({
      name,
      description: oneWord(300),
      unit: oneWord(30),
      categoryId,
      pricePaise: largestPrice,
      originalPricePaise: largestPrice,
      stockQuantity: 12_34_567,
      isActive: false,
      isFeatured: true,
      images: [],
      createdAt: now,
    });
    await write(products.path(randomUUID()), v.parse(productSchema, product));
  }
  // Offline, so that other journeys do not get this partner recommended.
  const { id: _id, ...partner } = aPartner({
    name: oneWord(100),
    email,
    vehicleNumber: oneWord(20),
    isOnline: false,
    walletBalancePaise: large,
    cashInHandPaise: large,
    totalEarningsPaise: large,
    totalDeliveries: 12_34_567,
  });
  await write(deliveryPartners.path(sign), v.parse(deliveryPartnerSchema, partner));
  for (const [path, document] of moneyOf(sign, large, now)) await write(path, document);
  const refund = {
    orderId,
    orderNumber: 'BE2611209901',
    customerId: customer.uid,
    paymentId: 'pay_Q8zRb1Kanchi',
    amountPaise: large,
    status: 'failed',
    cause: 'requested',
    reason: words(200),
    lastError: words(200),
    errorFacts: { code: 'unknown_payment' },
    createdAt: now,
    updatedAt: now,
  };
  await write(refunds.path(sign), v.parse(refundSchema, refund));
  const takeAway = async (): Promise<void> => {
    for (const path of paths) await documents().doc(path).delete();
  };
  return { orderId, partnerId: sign, takeAway };
}

/** A withdrawal, a transaction and a cash deposit of a partner, by path. */
function moneyOf(
  partnerId: string,
  amountPaise: number,
  now: number,
): readonly (readonly [string, object])[] {
  const { id: _id, ...request } = aWithdrawal({
    deliveryPartnerId: partnerId,
    partnerName: oneWord(100),
    accountHolderName: oneWord(100),
    bankAccountNumber: '123456789012345678',
    amountPaise,
    createdAt: now,
  });
  const row = {
    deliveryPartnerId: partnerId,
    seq: 1,
    transactionType: 'credit',
    amountPaise,
    balanceAfterPaise: amountPaise,
    orderId: null,
    orderNumber: null,
    description: `Bonus ${oneWord(190)}`,
    createdAt: now,
  };
  const deposit = {
    deliveryPartnerId: partnerId,
    amountPaise,
    cashInHandAfterPaise: amountPaise,
    note: oneWord(200),
    recordedBy: 'admin',
    createdAt: now,
  };
  return [
    [withdrawalRequests.path(partnerId), v.parse(withdrawalRequestSchema, request)],
    [walletTransactions.path(`${partnerId}_adjustment`), v.parse(walletTransactionSchema, row)],
    [cashDeposits.path(partnerId), v.parse(cashDepositSchema, deposit)],
  ];
}

/** An accepted order with the longest words. @returns its assignment's id */
export async function aCarriedOrder(deliveryPartnerId: string): Promise<string> {
  const now = Date.now();
  const { id: _id, ...template } = anAssignment();
  const assignment = {
    ...template,
    orderId: randomUUID(),
    orderNumber: 'BE2611209903',
    deliveryPartnerId,
    state: 'accepted',
    orderStatus: 'out_for_delivery',
    customerName: oneWord(100),
    customerPhone: '9845012345',
    address: oneWord(300),
    city: words(80),
    instructions: oneWord(300),
    items: [oneWord(120), words(120)].map((name) => ({
      name,
      unit: oneWord(30),
      options: [{ optionId: 'size', group: oneWord(40), value: oneWord(60), adjustmentPaise: 0 }],
      quantity: 99,
      unitPricePaise: 12_34_567_50,
      totalPaise: 12_34_567_50,
    })),
    totalPaise: 12_34_567_50,
    earningPaise: 12_34_567_50,
    offeredAt: now,
    deadlineAt: now,
    answeredAt: now,
    updatedAt: now,
  };
  await documents().doc(assignments.path(assignment.orderId, 1)).set(v.parse(assignmentSchema, assignment));
  return assignmentId(assignment.orderId, 1);
}
