import { CallRefusedError } from '@basket/web';

/**
 * Finds which of several requests with one operation id was carried out: repeated, that request gets its answer again
 * and any other is refused with `operation_reused`.
 *
 * @returns null when it was none of these
 * @throws what `run` throws for any other reason
 */
export async function findPlaced<Intent, Order>(
  intents: readonly Intent[],
  run: (intent: Intent) => Promise<Order>,
): Promise<{ readonly order: Order; readonly intent: Intent } | null> {
  for (const intent of intents) {
    try {
      return { order: await run(intent), intent };
    } catch (error) {
      if (!(error instanceof CallRefusedError && error.code === 'operation_reused')) throw error;
    }
  }
  return null;
}
