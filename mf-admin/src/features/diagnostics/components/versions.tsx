import { listedReleasesSchema, releaseNameOf } from '@basket/domain';
import { DefinitionList, Panel, Skeleton, type Definition } from '@basket/ui';
import { fetchJson, LoadFailed, loadConfig, useLoaded } from '@basket/web';
import type { Diagnostics } from '../health';

/** Shell and remotes as the next visitor gets them. */
async function loadVersions(): Promise<readonly Definition[]> {
  const [{ release }, { remotes }] = await Promise.all([
    loadConfig(),
    fetchJson('/remotes.json', listedReleasesSchema),
  ]);
  return [
    { label: 'Shell', value: release },
    ...remotes.map((remote) => ({
      label: remote.name.replaceAll('_', '-'),
      value: `${remote.version} · release ${releaseNameOf(remote)}`,
    })),
  ];
}

export interface VersionsProps {
  /** Null while they load. */
  readonly functions: Diagnostics['functions'] | null;
}

const placeholder = <Skeleton width="threeQuarters" />;
const placeholders = ['Shell', 'mf-shop', 'mf-admin', 'mf-delivery'].map((label) => ({
  label,
  value: placeholder,
}));

/** 'not known here' on a machine without a deploy. */
const functionsText = ({ commit, revision }: Diagnostics['functions']): string =>
  [commit && `commit ${commit.slice(0, 12)}`, revision && `revision ${revision}`]
    .filter(Boolean)
    .join(' · ') || 'not known here';

/** The releases that are on the air. Pages that are open may have an older one. */
export function Versions({ functions }: VersionsProps) {
  const versions = useLoaded('versions', loadVersions, 'The list of releases could not be loaded.');
  const server = { label: 'Functions', value: functions ? functionsText(functions) : placeholder };
  return (
    <Panel title="Versions">
      {versions.status === 'error' ? (
        <LoadFailed title="Failed to load the versions" of={versions} />
      ) : (
        <DefinitionList items={[...(versions.status === 'ready' ? versions.data : placeholders), server]} />
      )}
    </Panel>
  );
}
