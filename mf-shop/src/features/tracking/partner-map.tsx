import type { Order, PublicStoreSettings } from '@basket/domain';
import { IconBike, IconHouse, IconStore, Muted, Panel, type Icon } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { t } from '../../texts';
import { mapSize, project, type Point } from './map-projection';
import styles from './partner-map.module.css';
import { placesOf, placeText, type Places } from './partner-place';

export interface PartnerMapProps {
  readonly order: Pick<Order, 'status' | 'assignment' | 'delivery'>;
  /** Null until it is known. */
  readonly store: Pick<PublicStoreSettings, 'storeLatitude' | 'storeLongitude'> | null;
}

/** The partner's live position, drawn and in words, while the order is in hand. */
export function PartnerMap({ order, store }: PartnerMapProps) {
  const places = placesOf(order, store);
  if (!places) return null;
  return (
    <Panel label={t('tracking.map')}>
      <figure className={styles.figure}>
        <Drawing places={places} />
        <Words places={places} />
      </figure>
    </Panel>
  );
}

function Words({ places }: { places: Places }) {
  return (
    <Muted as="figcaption" isNumeric>
      {placeText(places, useServerNow(5_000))}
    </Muted>
  );
}

/** Hidden from screen readers: the text below says the same. */
function Drawing({ places }: { places: Places }) {
  const { partner, store, home, isOnTheWay } = places;
  const at = project({ partner, ...(store && { store }), ...(home && { home }) });
  const next = isOnTheWay ? at.home : at.store;
  return (
    <div className={styles.map}>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true" focusable="false">
        {at.store && at.home && <Line from={at.store} to={at.home} className={styles.way} />}
        {next && <Line from={at.partner} to={next} className={styles.ahead} />}
        {at.store && (
          <Mark at={at.store} icon={IconStore} name={t('tracking.store')} className={styles.place} />
        )}
        {at.home && <Mark at={at.home} icon={IconHouse} name={t('tracking.home')} className={styles.place} />}
        <Mark at={at.partner} icon={IconBike} className={styles.partner} />
      </svg>
    </div>
  );
}

function Line({ from, to, className }: { from: Point; to: Point; className: string | undefined }) {
  return <line className={className} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

interface MarkProps {
  readonly at: Point;
  readonly icon: Icon;
  readonly name?: string;
  readonly className: string | undefined;
}

const glyph = 16;

function Mark({ at, icon: MarkIcon, name, className }: MarkProps) {
  return (
    <g className={className} style={{ transform: `translate(${at.x}px,${at.y}px)` }}>
      <circle r={20} className={styles.halo} />
      <circle r={14} />
      <MarkIcon size={glyph} x={-glyph / 2} y={-glyph / 2} />
      {name && (
        <text y={28} textAnchor="middle">
          {name}
        </text>
      )}
    </g>
  );
}
