import { useEffect, useRef } from 'react';
import { circle, divIcon, map as createMap, marker, tileLayer, type LatLngTuple, type Map } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Coordinates, PublicStoreSettings } from '@basket/domain';
import { t } from '../../../texts';
import { ringsKm, type MapPlace } from './map-places';
import styles from './dispatch-map.module.css';

export interface MapCanvasProps {
  readonly places: readonly MapPlace[];
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  readonly settings: Pick<
    PublicStoreSettings,
    'storeLatitude' | 'storeLongitude' | 'serviceRadiusKm' | 'mapTileAddress'
  >;
}

const tuple = ({ latitude, longitude }: Coordinates): LatLngTuple => [latitude, longitude];
const metresPerKm = 1000;

/** First letters of two words, as in an avatar. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

function markOf({ kind, title }: MapPlace, isSelected: boolean): HTMLElement {
  const mark = document.createElement('span');
  mark.className = [styles.mark, styles[kind], isSelected && styles.selected].filter(Boolean).join(' ');
  mark.textContent = kind === 'store' ? t('orderAssignment.storeMark') : initialsOf(title);
  return mark;
}

function drawGround(map: Map, { settings }: Pick<MapCanvasProps, 'settings'>): void {
  const store: LatLngTuple = [settings.storeLatitude, settings.storeLongitude];
  if (settings.mapTileAddress !== '') tileLayer(settings.mapTileAddress, { maxZoom: 19 }).addTo(map);
  for (const km of ringsKm(settings.serviceRadiusKm)) {
    circle(store, { radius: km * metresPerKm, className: styles.ring ?? '', interactive: false }).addTo(map);
    // North of the store, where the ring is.
    const north: LatLngTuple = [store[0] + km / 111.32, store[1]];
    const html = document.createElement('span');
    html.className = styles.km ?? '';
    html.textContent = t('orderAssignment.km', { km: String(km) });
    marker(north, {
      icon: divIcon({ html, className: '', iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
    }).addTo(map);
  }
}

/** The map itself, drawn by Leaflet. Shows everything at first; afterwards it moves only when somebody moves it. */
export function MapCanvas({ places, selected, onSelect, settings }: MapCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<Map | null>(null);
  const { storeLatitude, storeLongitude, serviceRadiusKm, mapTileAddress } = settings;
  const first = useRef(places);

  useEffect(() => {
    if (!frame.current) return;
    const map = createMap(frame.current, {
      attributionControl: false,
      scrollWheelZoom: false,
      zoomSnap: 0.25,
    });
    shown.current = map;
    const near = first.current.flatMap(({ at }) => (at ? [tuple(at)] : []));
    map.fitBounds([[storeLatitude, storeLongitude], ...near], { padding: [32, 32], maxZoom: 15 });
    drawGround(map, { settings: { storeLatitude, storeLongitude, serviceRadiusKm, mapTileAddress } });
    return () => {
      shown.current = null;
      map.remove();
    };
  }, [storeLatitude, storeLongitude, serviceRadiusKm, mapTileAddress]);

  useEffect(() => {
    const map = shown.current;
    if (!map) return;
    const drawn = places.flatMap((place) => {
      if (!place.at) return [];
      const isSelected = place.key === selected;
      const mark = marker(tuple(place.at), {
        icon: divIcon({ html: markOf(place, isSelected), className: styles.pin ?? '', iconSize: [28, 28] }),
        title: [place.title, ...place.facts].join(', '),
        // The list beside the map is what keys reach.
        keyboard: false,
        zIndexOffset: isSelected ? 1000 : place.kind === 'store' ? 0 : 100,
      });
      return [mark.on('click', () => onSelect(place.key)).addTo(map)];
    });
    return () => drawn.forEach((mark) => mark.remove());
  }, [places, selected, onSelect, storeLatitude, storeLongitude, serviceRadiusKm, mapTileAddress]);

  useEffect(() => {
    const at = places.find(({ key }) => key === selected)?.at;
    const map = shown.current;
    if (at && map && !map.getBounds().contains(tuple(at))) map.panTo(tuple(at), { animate: false });
  }, [places, selected]);

  return <div ref={frame} className={styles.canvas} />;
}
