import { kind, dayMs, keptMoneyLines, moneyLineDays, moneyLineSchema, type MoneyLine } from '@basket/domain';
import * as v from 'valibot';
import { atomically } from '../../platform/database/atomically';
import type { Services } from '../../platform/services';
import type { UnitOfWork } from '../../platform/database/unit-of-work';

/** `system/moneyLines`: whether the gateway's money and the shop's agree, a line for each day, the latest first. */
const moneyLinesSchema = v.strictObject({ lines: v.array(moneyLineSchema) });
const moneyLines = kind('system', moneyLinesSchema, () => 'moneyLines');

/** The lines of the last days, the latest first: one document. None while it is damaged. */
export async function readMoneyLines(unit: UnitOfWork, now: number): Promise<readonly MoneyLine[]> {
  const stored = await unit.getSound(moneyLines);
  // A day is compared when it is over.
  return stored?.lines.filter(({ dayAt }) => dayAt >= now - (moneyLineDays + 2) * dayMs) ?? [];
}

/** Keeps the line of a day in place of the one before, which it returns. */
export async function keepMoneyLine(run: Services, line: MoneyLine): Promise<MoneyLine | null> {
  const { value } = await atomically(run, null, async (unit) => {
    const stored = await unit.get(moneyLines);
    const lines = stored?.lines ?? [];
    const others = lines.filter(({ dayAt }) => dayAt !== line.dayAt);
    unit.put(moneyLines.path(), {
      lines: [...others, line].sort((a, b) => b.dayAt - a.dayAt).slice(0, keptMoneyLines),
    });
    return lines.find(({ dayAt }) => dayAt === line.dayAt) ?? null;
  });
  return value;
}
