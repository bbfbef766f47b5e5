import { useRef, useState } from 'react';
import type { Profile, Stored } from '@basket/domain';
import { customerDraftOf, type CustomerDraft } from './customer-draft';

export interface CustomerDrafts {
  /** What has been typed for a person; null where nobody is editing. */
  readonly of: (uid: string) => CustomerDraft | null;
  readonly open: (row: Stored<Profile>) => void;
  readonly change: (uid: string, draft: CustomerDraft) => void;
  readonly close: (uid: string) => void;
  /**
   * Whether the focus belongs to this row, whose editor was opened or closed just now. True once: when a search draws
   * the row anew, the focus stays where the person types.
   */
  readonly takeFocus: (uid: string) => boolean;
}

/** Drafts of the page, not of its rows: searching and paging lose nothing of what was typed. */
export function useCustomerDrafts(): CustomerDrafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, CustomerDraft>>>({});
  const focusedUid = useRef<string | null>(null);
  const change = (uid: string, draft: CustomerDraft) => setDrafts((before) => ({ ...before, [uid]: draft }));
  return {
    of: (uid) => drafts[uid] ?? null,
    open: (row) => {
      focusedUid.current = row.id;
      change(row.id, customerDraftOf(row));
    },
    change,
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
