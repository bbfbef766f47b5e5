import { minuteMs } from '@basket/domain';
import * as v from 'valibot';
import {
  readStored,
  removeStored,
  writeStored,
  type StorageArea,
  type StorageKey,
} from '../../platform/storage';

/** After so many milliseconds an unanswered request has been carried out or lost: the next one is a new operation. */
export const idKeptForMs = 15 * minuteMs;

const idsSchema = v.record(v.string(), v.object({ id: v.string(), at: v.number() }));
type Ids = v.InferOutput<typeof idsSchema>;

export interface OpenId {
  readonly id: string;
  /** A request under this id has had no answer yet: it may have been carried out. */
  readonly isOpen: boolean;
}

/**
 * Ids of operations that have no answer yet, by key. An operation that is repeated carries the same id, which the server
 * takes once. Also kept in memory, for browsers without storage.
 *
 * @param area 'session' for one tab, also after a reload; 'local' for all tabs of the browser
 */
export function createOperationIds(storageKey: StorageKey, area: StorageArea) {
  let memory: Ids = {};

  function read(now: number): Ids {
    const all = { ...memory, ...readStored(storageKey, idsSchema, area) };
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now - at < idKeptForMs));
  }

  function write(ids: Ids): void {
    memory = ids;
    writeStored(storageKey, ids, area);
  }

  return {
    /** The id of the open operation under this key, or a new one, which is open from now on. */
    open(key: string, now = Date.now()): OpenId {
      const ids = read(now);
      const known = ids[key];
      const id = known?.id ?? crypto.randomUUID();
      write({ ...ids, [key]: known ?? { id, at: now } });
      return { id, isOpen: known !== undefined };
    },
    /** Whether a request under this key has had no answer yet. */
    isOpen: (key: string, now = Date.now()): boolean => read(now)[key] !== undefined,
    /** The operation has its answer: the next one under this key is a new one. */
    settle(key: string): void {
      const { [key]: _settled, ...others } = read(Date.now());
      write(others);
    },
    settleAll(): void {
      memory = {};
      removeStored(storageKey, area);
    },
  };
}
