import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { readFileSync } from 'node:fs';
import { rulesFile } from './personas';

/**
 * The Firestore emulator's coverage report: what it saw of the rules while the tests ran
 * (https://firebase.google.com/docs/rules/emulator-reports).
 */

interface Reported {
  readonly sourcePosition: { readonly line: number; readonly column: number };
  readonly values?: readonly { readonly value: { readonly boolValue?: boolean } }[];
}

export interface AllowLine {
  readonly line: number;
  readonly text: string;
  /** `if true` and `if false`, which have only one outcome. */
  readonly isConstant: boolean;
  /** Outcomes of the condition, without errors. */
  readonly seen: ReadonlySet<boolean>;
}

/** Every `allow` of firestore.rules with the outcomes that the tests produced. */
export async function coverageOfAllows({ projectId }: RulesTestEnvironment): Promise<readonly AllowLine[]> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!response.ok) throw new Error(`The emulator has no coverage report: ${response.status}`);
  const { report } = (await response.json()) as { readonly report: readonly Reported[] };
  const source = readFileSync(rulesFile, 'utf8');
  return source.split('\n').flatMap((text, index) => {
    if (!/^\s*allow /.test(text)) return [];
    const line = index + 1;
    const column = text.indexOf(' if ') + 5;
    return {
      line,
      text: text.trim(),
      isConstant: / if (true|false);/.test(text),
      seen: outcomesAt(report, line, column),
    };
  });
}

/** The report names a condition by the position where it begins. */
function outcomesAt(report: readonly Reported[], line: number, column: number): ReadonlySet<boolean> {
  const condition = report.find(
    ({ sourcePosition }) => sourcePosition.line === line && sourcePosition.column === column,
  );
  return new Set((condition?.values ?? []).flatMap(({ value }) => value.boolValue ?? []));
}
