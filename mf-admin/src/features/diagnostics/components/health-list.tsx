import { Badge, DefinitionList, LoadingRegion, Panel, Skeleton } from '@basket/ui';
import { healthOf, watchedParts, type Diagnostics } from '../health';
import styles from '../diagnostics.module.css';

const placeholders = watchedParts.map((label) => ({ label, value: <Skeleton width="threeQuarters" /> }));

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
