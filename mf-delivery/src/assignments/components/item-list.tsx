import { itemsIn, type Assignment } from '@basket/domain';
import { Muted, packText, Row, rupees, Small } from '@basket/ui';
import { useLanguage } from '@basket/web';
import { t } from '../../texts';
import styles from './item-list.module.css';

export interface ItemListProps {
  readonly items: Assignment['items'];
  /** Shows this many, then '+N more items'. Defaults to all. */
  readonly atMost?: number;
}

/** The items in the bag in the reader's language, with prices (rule: order-names). */
export function ItemList({ items, atMost = items.length }: ItemListProps) {
  const shown = itemsIn(items, useLanguage()).slice(0, atMost);
  const more = items.length - atMost;
  return (
    <ul className={styles.items} aria-label={t('common.itemsTitle')}>
      {shown.map((item, index) => (
        <Row as="li" key={index} gap={2} rowGap={1} align="stretch">
          <span className={styles.quantity}>{item.quantity} ×</span>
          <span className={styles.name}>
            {item.name}
            <Small>{packText(item.unit, item.options)}</Small>
          </span>
          <span className={styles.price}>{rupees(item.totalPaise)}</span>
        </Row>
      ))}
      {more > 0 && <Muted as="li">{t('assignments.moreItems', { n: more })}</Muted>}
    </ul>
  );
}
