import { checkHands } from '../checks/hands';
import { readHands } from '../checks/read-hands';
import type { Harness } from '../harness';

/** Checks what a shift leaves behind: hands, offers, losses and the way of each order through its history. */
export const checkShift = async ({ db }: Harness): Promise<string[]> => checkHands(await readHands(db));
