import {
  assignments,
  performancePeriods,
  readPerformance,
  type AssignmentState,
  type Period,
} from '@basket/domain';
import { query } from '../../platform/operation';

const acceptedStates: readonly AssignmentState[] = ['accepted', 'delivered', 'lost'];

/** Counts where the assignments are: the number of reads does not grow with the partner's work (rule: bounded-work). */
export const readPerformanceOperation = query(
  readPerformance,
  ['delivery_partner'],
  async ({ actor, unit, now }) => {
    const { days, weeks, offersFromAt } = performancePeriods(now);
    const delivered = async ({ fromAt, untilAt }: Period) => {
      const { count, sum } = await unit.tally(
        assignments,
        (all) =>
          all
            .where('deliveryPartnerId', '==', actor.uid)
            .where('state', '==', 'delivered')
            .where('deliveredAt', '>=', fromAt)
            .where('deliveredAt', '<', untilAt),
        'earningPaise',
      );
      return { fromAt, deliveries: count, earnedPaise: sum };
    };
    const offersIn = async (...states: readonly AssignmentState[]): Promise<number> => {
      const { count } = await unit.tally(assignments, (all) =>
        all
          .where('deliveryPartnerId', '==', actor.uid)
          .where('state', 'in', states)
          .where('offeredAt', '>=', offersFromAt)
          .orderBy('offeredAt', 'desc'),
      );
      return count;
    };
    const [accepted, rejected, unanswered] = await Promise.all([
      offersIn(...acceptedStates),
      offersIn('rejected'),
      offersIn('expired'),
    ]);
    return {
      countedAt: now,
      offers: { accepted, rejected, unanswered },
      days: await Promise.all(days.map(delivered)),
      weeks: await Promise.all(weeks.map(delivered)),
    };
  },
);
