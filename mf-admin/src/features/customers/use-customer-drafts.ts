import { useRef, useState } from 'react';
import {
  personOf,
  type Profile,
  type Stored,
  editCustomer,
  fieldErrors,
  type RequestOf,
} from '@basket/domain';

/** The fields of a person that an admin edits. */
export type CustomerDraft = Required<Omit<RequestOf<typeof editCustomer>, 'uid' | 'before'>>;

/** Messages by field. Only the name is required: a profile may be as empty as a first sign-in leaves it. */
export const checkCustomer = (draft: CustomerDraft) =>
  fieldErrors(editCustomer.request, draft, { whose: 'the' });

/** The values that an admin types about a person, and those that were stored when the row was opened. */
export interface OpenedDraft {
  readonly opened: CustomerDraft;
  readonly typed: CustomerDraft;
}

export interface CustomerDrafts {
  /** The draft of a person; null while the row is not being edited. */
  readonly of: (uid: string) => OpenedDraft | null;
  readonly open: (row: Stored<Profile>) => void;
  readonly change: (uid: string, typed: CustomerDraft) => void;
  readonly close: (uid: string) => void;
  /**
   * Whether this row should take the focus because its editor was just opened or closed. Returns true only once, so
   * that a row rendered again by a search does not take the focus from the search field.
   */
  readonly takeFocus: (uid: string) => boolean;
}

/** The drafts of all rows. They belong to the page, so that searching and paging lose nothing that was typed. */
export function useCustomerDrafts(): CustomerDrafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, OpenedDraft>>>({});
  const focusedUid = useRef<string | null>(null);
  const keep = (uid: string, draft: OpenedDraft) => setDrafts((before) => ({ ...before, [uid]: draft }));
  return {
    of: (uid) => drafts[uid] ?? null,
    open: (row) => {
      focusedUid.current = row.id;
      keep(row.id, { opened: personOf(row), typed: personOf(row) });
    },
    change: (uid, typed) => {
      const draft = drafts[uid];
      if (draft) keep(uid, { ...draft, typed });
    },
    close: (uid) => {
      focusedUid.current = uid;
      setDrafts(({ [uid]: _closed, ...others }) => others);
    },
    takeFocus: (uid) => {
      const isTaken = focusedUid.current === uid;
      if (isTaken) focusedUid.current = null;
      return isTaken;
    },
  };
}
