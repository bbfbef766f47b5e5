import {
  customerFigures,
  digitsIn,
  orderStatuses,
  orderStatusFacts,
  profiles,
  type PersonalData,
} from '@basket/domain';
import type { Database, DatabaseDocument } from '../../platform/database/aggregates';
import { isMissingAccount, type Accounts } from '../../platform/accounts';
import type { Services } from '../../platform/services';
import { personalPlaces, personsDocuments } from './persons-documents';

/** Counts of the documents that an erasure changed, by collection. */
export interface Erasures {
  readonly deleted: Readonly<Record<string, number>>;
  readonly emptied: Readonly<Record<string, number>>;
}

/**
 * Removes a person from the shop and leaves what the law needs (rule: person-erased): the account is closed first and deleted
 * last. Safe to repeat: interrupted anywhere, another run finds what is left. An order that is still under way keeps its
 * address until it is emptied with its age.
 */
export async function erasePerson(
  { db }: Pick<Services, 'db'>,
  accounts: Accounts,
  uid: string,
): Promise<Erasures> {
  await ofAccount(() => accounts.updateUser(uid, { disabled: true }));
  await ofAccount(() => accounts.revokeRefreshTokens(uid));
  const deleted: Record<string, number> = {};
  const emptied: Record<string, number> = {};
  // The profile goes last, so that a run that was interrupted still knows it.
  const profile = await db.doc(profiles.path(uid)).get();
  const names = namesIn(profile.data() ?? {});
  for (const { collection, link, erase, ifNamedIn } of personalPlaces) {
    if (erase === 'keep') continue;
    const counts = erase === 'delete' ? deleted : emptied;
    for await (const page of personsDocuments(db, uid, collection, link)) {
      const over = page.filter(
        (document) =>
          !isUnderWay(document) && (ifNamedIn === undefined || isNamed(document.get(ifNamedIn), names)),
      );
      if (over.length === 0) continue;
      await erasePage(db, over, erase);
      counts[collection] = (counts[collection] ?? 0) + over.length;
    }
  }
  // They counted this person; the next hour counts them anew.
  await db.doc(customerFigures.path()).delete();
  await ofAccount(() => accounts.deleteUser(uid));
  return { deleted, emptied };
}

/** In one commit, unless one of them has changed since it was read. */
async function erasePage(
  db: Database,
  documents: readonly DatabaseDocument[],
  erase: Exclude<PersonalData['erase'], 'keep'>,
): Promise<void> {
  const batch = db.batch();
  for (const document of documents) {
    const unchanged = { lastUpdateTime: document.updateTime };
    if (erase === 'delete') batch.delete(document.ref, unchanged);
    else batch.update(document.ref, emptiedFields(document, erase), unchanged);
  }
  await batch.commit();
}

/** An order, or a partner's copy of one, that somebody is about to deliver. */
function isUnderWay(document: DatabaseDocument): boolean {
  const state: unknown = document.get('state');
  const status: unknown = document.get('status');
  if (state === 'offered' || state === 'accepted') return true;
  const known = orderStatuses.find((each) => each === status);
  return document.get('orderNumber') !== undefined && known !== undefined && !orderStatusFacts[known].isFinal;
}

const shortestName = 3;

/** The words by which somebody may have written about a person: name, phone, e-mail and street. */
const namesIn = (profile: Readonly<Record<string, unknown>>): readonly string[] =>
  [profile['email'], profile['phone'], profile['address'], ...plainText(profile['name']).split(' ')]
    .map((name) => plainText(name))
    .filter((name) => name.length >= shortestName);

/** Whether a text has one of the words; a phone number with whatever between its digits. */
function isNamed(text: unknown, names: readonly string[]): boolean {
  const written = plainText(text);
  const digits = digitsIn(written);
  return names.some((name) => (/^\d+$/.test(name) ? digits : written).includes(name));
}

const plainText = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase().trim() : '');

/** Only fields whose place is there: older documents lack some, and an order without a partner has no assignment. */
const emptiedFields = (
  document: DatabaseDocument,
  erase: Exclude<PersonalData['erase'], string>,
): Record<string, string | null | readonly string[]> =>
  Object.fromEntries(Object.entries(erase).filter(([path]) => document.get(path) !== undefined));

/** An earlier run may have deleted the account. */
async function ofAccount(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isMissingAccount(error)) throw error;
  }
}
