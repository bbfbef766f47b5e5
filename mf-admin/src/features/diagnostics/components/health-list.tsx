import { Badge, DefinitionList, LoadingRegion, Panel } from '@basket/ui';
import { healthOf, usualHealth, type Diagnostics } from '../health';
import styles from '../diagnostics.module.css';

const placeholders = usualHealth.map(({ part, text }) => ({
  label: part,
  value: (
    <span className={styles.coming} aria-hidden="true">
      <Badge tone="neutral">Well</Badge>
      <span>{text}</span>
    </span>
  ),
}));

/** A line for each part that runs without anybody watching; null while it loads. */
export function HealthList({ diagnostics }: { readonly diagnostics: Diagnostics | null }) {
  if (!diagnostics)
    return (
      <Panel title="Health">
        <LoadingRegion label="Loading diagnostics">
          <DefinitionList items={placeholders} />
        </LoadingRegion>
      </Panel>
    );
  const items = healthOf(diagnostics).map(({ part, word, isBad, text }) => ({
    label: part,
    value: (
      <span className={styles.health}>
        <Badge tone={isBad ? 'danger' : word === 'Well' ? 'save' : 'neutral'}>{word}</Badge>
        <span>{text}</span>
      </span>
    ),
  }));
  return (
    <Panel title="Health">
      <DefinitionList items={items} />
    </Panel>
  );
}
