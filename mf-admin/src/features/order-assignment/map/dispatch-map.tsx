import { useMemo, useState } from 'react';
import type { Assignment, Order, Stored } from '@basket/domain';
import { ErrorPanel, Panel, Skeleton } from '@basket/ui';
import { useLoaded, useServerNow, type Live } from '@basket/web';
import type { Dispatch } from '../../../partners/use-recommendations';
import { t } from '../../../texts';
import { orderKey, placesOf, type MapPlace } from './map-places';
import styles from './dispatch-map.module.css';

export interface DispatchMapProps {
  readonly dispatch: Live<Dispatch>;
  readonly waiting: Live<Stored<Order>[]>;
  readonly offers: readonly Stored<Assignment>[];
  /** The order that is chosen on the board. */
  readonly chosen: Stored<Order> | null;
  readonly onChoose: (order: Stored<Order>) => void;
}

/** Store, online partners and orders on a map, and in a list that says the same (rule: map-tiles). */
export function DispatchMap({ dispatch, waiting, ...rest }: DispatchMapProps) {
  if (dispatch.status !== 'ready' || waiting.status !== 'ready') return null;
  return <Board dispatch={dispatch.data} waiting={waiting.data} {...rest} />;
}

type BoardProps = Omit<DispatchMapProps, 'dispatch' | 'waiting'> & {
  readonly dispatch: Dispatch;
  readonly waiting: readonly Stored<Order>[];
};

function Board({ dispatch, waiting, offers, chosen, onChoose }: BoardProps) {
  const now = useServerNow(30_000);
  const places = useMemo(
    () => placesOf({ dispatch, waiting, offers }, now),
    [dispatch, waiting, offers, now],
  );
  const chosenKey = chosen && orderKey(chosen.id);
  // What is no waiting order is selected here alone, until the board's choice changes.
  const [picked, setPicked] = useState<{ key: string; beside: string | null } | null>(null);
  const selected = picked?.beside === chosenKey ? picked.key : chosenKey;
  const select = useMemo(
    () =>
      (key: string): void => {
        const order = waiting.find(({ id }) => orderKey(id) === key);
        setPicked(order ? null : { key, beside: chosenKey });
        if (order) onChoose(order);
      },
    [waiting, chosenKey, onChoose],
  );
  const { settings } = dispatch;
  return (
    <Panel title={t('orderAssignment.map')} note={noteOf(places)} padding="none">
      <div className={styles.board}>
        <div className={styles.map}>
          <Canvas places={places} selected={selected} onSelect={select} settings={settings} />
          {settings.mapTileAddress !== '' && <p className={styles.attribution}>{settings.mapAttribution}</p>}
        </div>
        <ul className={styles.places} aria-label={t('orderAssignment.onMap')} tabIndex={0}>
          {places.map((place) => (
            <li key={place.key}>
              <button
                type="button"
                className={styles.place}
                aria-pressed={place.key === selected}
                onClick={() => select(place.key)}
              >
                <i className={styles[place.kind]} aria-hidden="true" />
                <span>
                  <b>{place.title}</b>
                  {place.facts.filter(Boolean).map((fact) => (
                    <small key={fact}>{fact}</small>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function noteOf(places: readonly MapPlace[]): string | undefined {
  const unknown = places.filter(({ at }) => at === null).length;
  return unknown > 0 ? t('orderAssignment.withoutPosition', { n: unknown }) : undefined;
}

type CanvasProps = Parameters<typeof import('./map-canvas').MapCanvas>[0];

/** The library is downloaded with the first map. */
function Canvas(props: CanvasProps) {
  const loaded = useLoaded('map', () => import('./map-canvas'), t('orderAssignment.mapFailed'));
  if (loaded.status === 'loading') return <Skeleton variant="block" className={styles.canvas} />;
  if (loaded.status === 'error')
    return <ErrorPanel isCompact headingLevel={3} title={loaded.message} onRetry={loaded.retry} />;
  const { MapCanvas } = loaded.data;
  return <MapCanvas {...props} />;
}
