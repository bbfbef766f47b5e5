import { useState } from 'react';
import type { Profile, Stored } from '@basket/domain';
import { customerDraftOf, type CustomerDraft } from './customer-draft';

export interface CustomerDrafts {
  /** What has been typed for a person; null where nobody is editing. */
  readonly of: (uid: string) => CustomerDraft | null;
  readonly open: (row: Stored<Profile>) => void;
  readonly change: (uid: string, draft: CustomerDraft) => void;
  readonly close: (uid: string) => void;
  /** Whose editor was closed last: the focus goes back to that row. */
  readonly closedUid: string | null;
}

/** Drafts of the page, not of its rows: searching and paging lose nothing of what was typed. */
export function useCustomerDrafts(): CustomerDrafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, CustomerDraft>>>({});
  const [closedUid, setClosedUid] = useState<string | null>(null);
  const change = (uid: string, draft: CustomerDraft) => setDrafts((before) => ({ ...before, [uid]: draft }));
  return {
    of: (uid) => drafts[uid] ?? null,
    open: (row) => change(row.id, customerDraftOf(row)),
    change,
    close: (uid) => {
      setDrafts(({ [uid]: _closed, ...others }) => others);
      setClosedUid(uid);
    },
    closedUid,
  };
}
