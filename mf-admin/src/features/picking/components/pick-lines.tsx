import type { ReactNode } from 'react';
import { packText, Panel, ProductImage } from '@basket/ui';
import { prepareImageUrls, productImageUrl, useLoaded } from '@basket/web';
import { ShelfName } from '../../../orders/components/shelf-name';
import { t } from '../../../texts';
import { shortText, type PickGroup, type PickLine } from '../pick-list';
import styles from '../picking.module.css';

export interface PickLinesProps {
  readonly groups: readonly PickGroup[];
  /** Puts the actions of a line around what is shown of it. */
  readonly children: (line: PickLine, shown: ReactNode) => ReactNode;
}

/** The lines of an order by category: picture, name, unit and a quantity that is read at arm's length. */
export function PickLines({ groups, children }: PickLinesProps) {
  // The lines are shown without pictures until these are known.
  const pictures = useLoaded('pictures', prepareImageUrls, t('picking.picturesFailed'));
  return (
    <>
      {groups.map(({ title, lines }) => (
        <Panel key={title} title={title} padding="none">
          <ul>
            {lines.map((line) => (
              <li key={line.line} className={styles.line}>
                {children(
                  line,
                  <Shown
                    line={line}
                    imageUrl={
                      pictures.status === 'ready'
                        ? productImageUrl(line.productId, line.imageId, 'card')
                        : null
                    }
                  />,
                )}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}

function Shown({ line, imageUrl }: { readonly line: PickLine; readonly imageUrl: string | null }) {
  const short = shortText(line);
  return (
    <>
      <ProductImage src={imageUrl} alt="" size="line" isFaded={line.quantity === 0} />
      <span className={styles.words}>
        <b>{line.name}</b>
        <ShelfName {...line} />
        <small>{packText(line.unit, line.options)}</small>
        {short !== null && <small className={styles.short}>{short}</small>}
      </span>
      <b className={styles.quantity}>
        {line.quantity}
        <span aria-hidden="true"> ×</span>
      </b>
    </>
  );
}
