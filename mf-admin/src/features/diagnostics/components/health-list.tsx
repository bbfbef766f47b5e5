import { Badge, DefinitionList, LoadingRegion, Panel } from '@basket/ui';
import { t } from '../../../texts';
import { healthOf, usualHealth, type Diagnostics } from '../health';
import styles from '../diagnostics.module.css';

const placeholders = () =>
  usualHealth().map(({ part, word, text }) => ({
    label: part,
    value: (
      <span className={styles.coming} aria-hidden="true">
        <Badge tone="neutral">{word}</Badge>
        <span>{text}</span>
      </span>
    ),
  }));

/** A line for each part that runs without anybody watching; null while it loads. */
export function HealthList({ diagnostics }: { readonly diagnostics: Diagnostics | null }) {
  if (!diagnostics)
    return (
      <Panel title={t('diagnostics.health')}>
        <LoadingRegion label={t('diagnostics.loading')}>
          <DefinitionList items={placeholders()} />
        </LoadingRegion>
      </Panel>
    );
  const items = healthOf(diagnostics).map(({ part, word, isBad, isWell, text }) => ({
    label: part,
    value: (
      <span className={styles.health}>
        <Badge tone={isBad ? 'danger' : isWell ? 'save' : 'neutral'}>{word}</Badge>
        <span>{text}</span>
      </span>
    ),
  }));
  return (
    <Panel title={t('diagnostics.health')}>
      <DefinitionList items={items} />
    </Panel>
  );
}
