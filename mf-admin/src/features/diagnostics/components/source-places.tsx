import { readSourcePlaces, type PageError, type ResponseOf } from '@basket/domain';
import { Button, Stack } from '@basket/ui';
import { call, toast, useLoaded, type Loadable } from '@basket/web';
import { useState } from 'react';
import { t } from '../../../texts';
import styles from '../diagnostics.module.css';

type Led = Loadable<ResponseOf<typeof readSourcePlaces>>;

/** A sentence below the places; empty where they speak for themselves. */
function noteOf(led: Led): string {
  if (led.status === 'error') return led.message;
  if (led.status === 'loading' || led.data.maps === 'kept') return '';
  return t(led.data.maps === 'missing' ? 'diagnostics.mapsMissing' : 'diagnostics.mapsDamaged');
}

/** The places of an error in its build; on request those in the sources, for copying (rule: places-led-back). */
export function SourcePlaces({ area, release, stack, message }: PageError) {
  const [isAsked, setIsAsked] = useState(false);
  const led: Led = useLoaded(
    isAsked ? [area, release, stack].join(' ') : null,
    () => call(readSourcePlaces, { area, release, stack }),
    t('diagnostics.sourcesNotRead'),
  );
  if (stack === '') return null;
  const places =
    led.status === 'ready' ? led.data.places.map(({ place, source }) => source ?? place) : stack.split(' ');
  const copy = () =>
    navigator.clipboard.writeText([message, ...places].join('\n')).then(
      () => toast.success(t('diagnostics.copied')),
      () => toast.error(t('diagnostics.copyRefused')),
    );
  const action = {
    loading: {
      text: t(isAsked ? 'diagnostics.readingSources' : 'diagnostics.showSources'),
      act: () => setIsAsked(true),
    },
    error: { text: t('diagnostics.tryAgain'), act: () => led.status === 'error' && led.retry() },
    ready: { text: t('diagnostics.copy'), act: () => void copy() },
  }[led.status];
  return (
    <Stack gap={2}>
      <div>
        {places.map((place, index) => (
          <small key={index} className={styles.second}>
            {place}
          </small>
        ))}
        <small className={styles.second} role="status">
          {noteOf(led)}
        </small>
      </div>
      <div>
        <Button
          variant="quiet"
          size="s"
          isBusy={isAsked && led.status === 'loading'}
          aria-label={`${action.text}: ${message}`}
          onClick={action.act}
        >
          {action.text}
        </Button>
      </div>
    </Stack>
  );
}
