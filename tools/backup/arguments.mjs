import { parseArgs } from 'node:util';
import { UserError } from '../stack/user-error.mjs';

/** @param {'backup' | 'restore'} command @returns {{ folder: string, project: string | undefined, isDryRun: boolean }} */
export function readArguments(command) {
  const usage = `Usage: npm run ${command} -- FOLDER [--project PROJECT]${command === 'restore' ? ' [--dry-run]' : ''}`;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        ...(command === 'restore' && { 'dry-run': { type: 'boolean', default: false } }),
      },
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new UserError(usage);
    return { folder, project: values.project?.toString(), isDryRun: values['dry-run'] === true };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
