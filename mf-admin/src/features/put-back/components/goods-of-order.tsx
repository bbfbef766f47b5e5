import { useState } from 'react';
import { itemsIn, minuteMs, settlePutBack, type PutBack, type Stored } from '@basket/domain';
import { Button, formatRelativeMinutes, Muted, Row } from '@basket/ui';
import { Link, useLanguage, useServerNow } from '@basket/web';
import { useTold } from '@basket/web/told';
import { ShelfName } from '../../../orders/components/shelf-name';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import styles from '../put-back.module.css';
import { whereText } from '../put-back-words';
import { NotAllBackDialog } from './not-all-back-dialog';

/** The goods of one order, with two buttons: all back, not all back. */
export function GoodsOfOrder({ putBack }: { readonly putBack: Stored<PutBack> }) {
  const now = useServerNow(minuteMs / 2);
  const [isAsking, setAsking] = useState(false);
  const { id: orderId, orderNumber, items, cancelledAt } = putBack;
  const settling = useTold(settlePutBack, {
    done: t('putBack.done', { number: orderNumber }),
    failed: t('putBack.failed'),
  });

  return (
    <article className={styles.order} aria-label={orderNumber}>
      <div className={styles.head}>
        <Link to={paths.order(orderId)}>{orderNumber}</Link>
        <Muted as="small" isFaint>
          {whereText(putBack)}
        </Muted>
        <Muted as="small" isFaint>
          {t('putBack.cancelledAgo', { ago: formatRelativeMinutes(cancelledAt, now) })}
        </Muted>
      </div>
      <ul className={styles.items}>
        {itemsIn(items, useLanguage()).map(({ line, name, soldAs, unit, quantity }) => (
          <li key={line}>
            <b>{quantity} ×</b> {name}{' '}
            <Muted as="small" isFaint>
              {unit}
            </Muted>
            <ShelfName name={name} soldAs={soldAs} />
          </li>
        ))}
      </ul>
      <Row gap={2} align="stretch">
        <Button size="s" isBusy={settling.isBusy} onClick={() => void settling.run({ orderId, cancelledAt })}>
          {t('putBack.allBack')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => setAsking(true)}>
          {t('putBack.notAllBack')}
        </Button>
      </Row>
      {isAsking && <NotAllBackDialog putBack={putBack} onClose={() => setAsking(false)} />}
    </article>
  );
}
