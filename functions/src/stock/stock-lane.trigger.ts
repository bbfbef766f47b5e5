import { forReading, stockLanes, stockLaneSchema } from '@basket/domain';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import * as v from 'valibot';
import { services } from '../platform/app';
import { requestRollUp } from './roll-up';

/** Safe to repeat: the task reads the lanes, not the event. */
export const onStockLaneWritten = onDocumentWritten(
  { document: `${stockLanes.collection}/{lane}`, retry: true },
  async ({ data }) => {
    const lane = v.safeParse(forReading(stockLaneSchema), data?.after.data());
    // Lanes are deleted when they are put together, which writes the product.
    if (lane.success) await requestRollUp(services(), lane.output.productId);
  },
);
