import { useRef, useState } from 'react';
import { importProducts, maxImportedRows, type ImportResult } from '@basket/domain';
import { failureText, useOperation } from '@basket/web';
import { CsvRefusedError, readCsv } from '../../../export/read-csv';
import { partsOf } from '../bulk-change';
import { t } from '../../../texts';
import {
  doublesIn,
  withAnswer,
  withDoubles,
  withoutRepeated,
  type DoubleAnswers,
  type LikelyDouble,
} from './doubles';
import type { ShopNames } from './product-columns';
import { readSheet, type Sheet, type SheetRow } from './read-sheet';

/** A file in its way: chosen, checked by the server, imported. */
type ImportStage = 'choose' | 'check' | 'import';

/** Answers of the server by row of the file. */
export type Answers = ReadonlyMap<number, ImportResult>;

export interface ProductImport {
  readonly stage: ImportStage;
  readonly fileName: string;
  /** Null until a file is chosen that is a table. */
  readonly sheet: Sheet | null;
  readonly checked: Answers;
  /** Rows that are left out unless somebody says what they are. */
  readonly doubles: readonly LikelyDouble[];
  readonly doubleAnswers: DoubleAnswers;
  /** @param answer undefined to leave the row out */
  readonly answerDouble: (row: number, answer: string | null | undefined) => void;
  readonly imported: Answers;
  /** The rows of the file that are new or differ from what is stored. */
  readonly toImport: readonly SheetRow[];
  readonly isBusy: boolean;
  /** Why the present stage stopped; null otherwise. */
  readonly failure: string | null;
  readonly choose: (file: File) => Promise<void>;
  /** Goes on with a check that stopped. */
  readonly check: () => Promise<void>;
  /** Imports, or goes on with what has no answer yet. */
  readonly run: (reason: string) => Promise<void>;
}

const nothing: Answers = new Map();
const noAnswers: DoubleAnswers = new Map();

/** IDs of the file that some of its rows name as related: the products may not be there before it is imported. */
function relatedInFile(part: readonly SheetRow[], ids: ReadonlySet<string | null>): string[] {
  const related = part.flatMap(({ request }) => request.fields.relatedProductIds ?? []);
  return [...new Set(related)].filter((id) => ids.has(id));
}

/** Sends rows in parts, and remembers what is answered: a part that is answered is not sent again. */
function useParts(): {
  readonly answers: Answers;
  readonly isBusy: boolean;
  /** Throws what the server, or the way to it, failed with. */
  readonly send: (rows: readonly SheetRow[], input: { isCheck: boolean; reason: string }) => Promise<void>;
  readonly clear: () => void;
} {
  const { run, isBusy } = useOperation(importProducts);
  const [answers, setAnswers] = useState(nothing);
  const known = useRef(nothing);
  const keep = (next: Answers): void => {
    known.current = next;
    setAnswers(next);
  };
  return {
    answers,
    isBusy,
    clear: () => keep(nothing),
    async send(rows, input) {
      const left = rows.filter(({ row }) => !known.current.has(row));
      const ids = new Set(rows.map(({ request }) => request.productId));
      for (const part of partsOf(left, maxImportedRows)) {
        const fileIds = relatedInFile(part, ids);
        const { results } = await run({
          ...input,
          rows: part.map(({ request }) => request),
          // Functions of version 1.1 do not know it.
          ...(fileIds.length > 0 && { fileIds }),
        });
        const answered = part.flatMap(({ row }, place) => {
          const result = results[place];
          return result ? [[row, result] as const] : [];
        });
        keep(new Map([...known.current, ...answered]));
      }
    },
  };
}

interface Chosen {
  readonly fileName: string;
  readonly sheet: Sheet;
}

/** Does one thing at a time, and says why it failed. */
function useAttempts() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(words: string, action: () => Promise<void>): Promise<void> {
    setFailure(null);
    setIsBusy(true);
    try {
      await action();
    } catch (error) {
      setFailure(error instanceof CsvRefusedError ? error.message : failureText(words, error));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, attempt };
}

/** Imports a file in parts: first all of it is checked, then what differs is written (rule: products-imported). */
export function useProductImport(shop: ShopNames): ProductImport {
  const [checking, importing] = [useParts(), useParts()];
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [stage, setStage] = useState<ImportStage>('choose');
  const [doubleAnswers, setDoubleAnswers] = useState(noAnswers);
  const { isBusy, failure, attempt } = useAttempts();

  const check = ({ rows }: Sheet): Promise<void> =>
    attempt(t('productImport.notAllChecked'), () => checking.send(rows, { isCheck: true, reason: 'check' }));

  async function choose(file: File): Promise<void> {
    checking.clear();
    importing.clear();
    setDoubleAnswers(noAnswers);
    await attempt(t('productImport.readFailed'), async () => {
      const sheet = readSheet(await readCsv(file), shop);
      setChosen({ fileName: file.name, sheet });
      setStage('check');
      await check(sheet);
    });
  }

  const { fileName = '', sheet = null } = chosen ?? {};
  const doubles = doublesIn(sheet?.rows ?? [], checking.answers);
  const checked = withoutRepeated(withDoubles(checking.answers, doubles, doubleAnswers));
  const isNeeded = ({ row }: SheetRow): boolean =>
    ['new', 'changed'].includes(checked.get(row)?.outcome ?? '');
  const toImport = (sheet?.rows ?? [])
    .filter(isNeeded)
    .map((sheetRow) => withAnswer(sheetRow, doubleAnswers));

  async function run(reason: string): Promise<void> {
    setStage('import');
    await attempt(t('productImport.notAllImported'), () =>
      importing.send(toImport, { isCheck: false, reason }),
    );
  }
  return {
    stage,
    fileName,
    sheet,
    toImport,
    isBusy,
    failure,
    choose,
    run,
    checked,
    doubles,
    doubleAnswers,
    answerDouble: (row, answer) =>
      setDoubleAnswers((before) => {
        const others = [...before].filter(([other]) => other !== row);
        return new Map(answer === undefined ? others : [...others, [row, answer]]);
      }),
    imported: importing.answers,
    check: async () => {
      if (sheet) await check(sheet);
    },
  };
}
