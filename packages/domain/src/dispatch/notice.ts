import * as v from 'valibot';
import { fact } from '../basics/facts';
import { countSchema } from '../basics/schema';
import { t } from '../texts';

/** Everything that the system changes on a partner's behalf, by its code (rule: recorded-facts). */
export const noticeFactsSchema = v.variant('code', [
  /** After so many occasions in a row without an answer (rule: three-misses). */
  fact('set_offline', { missedOffers: countSchema }),
]);
export type NoticeFacts = v.InferOutput<typeof noticeFactsSchema>;

/** The notice to a partner in their language; '' when there is nothing to say. */
export const noticeWords = ({
  notice,
  noticeFacts,
}: {
  readonly notice: string;
  readonly noticeFacts: NoticeFacts | null;
}): string => (noticeFacts === null ? notice : t('notice.setOffline', { missed: noticeFacts.missedOffers }));
