import { create } from 'zustand';

/** Paths of documents that lists of this page leave out because they cannot be read; for those who can have them repaired. */
export const useLeftOutDocuments = create<readonly string[]>(() => []);
