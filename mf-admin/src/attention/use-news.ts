import { useEffect, useRef, useState } from 'react';
import { publicSettings, type Order } from '@basket/domain';
import { rupees } from '@basket/ui';
import { serverNow, useLiveDocument, useLiveQuery } from '@basket/web';
import { useWaiting } from '../counts/waiting';
import { lastChange } from '../queries';
import { t } from '../texts';
import { newsOf } from './news';
import { soundAttention } from './sound';

const textOf = (news: 'new' | 'asks', { orderNumber: number, customerName, totalPaise }: Order): string =>
  news === 'new'
    ? t('attention.newOrder', { number, customer: customerName, total: rupees(totalPaise) })
    : t('attention.orderWaits', { number });

/**
 * Sounds for new orders and whatever else only an admin can move on, and says it (rule: new-orders-told). It follows the change that
 * the sidebar's counts follow, and therefore reads nothing of its own but the settings.
 *
 * @returns what was new last, for screen readers
 */
export function useNews(): string {
  const settings = useLiveDocument(publicSettings.schema, publicSettings.path());
  const latest = useLiveQuery(lastChange);
  const failures = useWaiting()?.failedDeliveries ?? null;
  const [text, setText] = useState('');

  // What was there when the page opened is no news; the cache does not know yet what was.
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (latest.status !== 'ready' || latest.isFromCache || settings.status !== 'ready') return;
    const [order] = latest.data;
    const change = order ? `${order.id} ${order.updatedAt}` : '';
    const isNews = known.current !== null && known.current !== change;
    known.current = change;
    const news = isNews && order ? newsOf(order, settings.data, serverNow()) : null;
    if (!order || news === null) return;
    setText(textOf(news, order));
    soundAttention();
  }, [latest, settings]);

  const knownFailures = useRef<number | null>(null);
  useEffect(() => {
    if (failures === null) return;
    if (knownFailures.current !== null && failures > knownFailures.current) {
      setText(t('attention.deliveryFailed'));
      soundAttention();
    }
    knownFailures.current = failures;
  }, [failures]);
  return text;
}
