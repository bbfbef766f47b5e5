import { listedReleasesSchema, releaseNameOf } from '@basket/domain';
import { DefinitionList, Panel, Skeleton, type Definition } from '@basket/ui';
import { fetchJson, LoadFailed, loadConfig, useLoaded } from '@basket/web';
import { t } from '../../../texts';
import type { Diagnostics } from '../health';

/** Shell and remotes as the next visitor gets them. */
async function loadVersions() {
  const [{ release }, { remotes }] = await Promise.all([
    loadConfig(),
    fetchJson('/remotes.json', listedReleasesSchema),
  ]);
  return { release, remotes };
}

const versionItems = ({
  release,
  remotes,
}: Awaited<ReturnType<typeof loadVersions>>): readonly Definition[] => [
  { label: t('diagnostics.shell'), value: release },
  ...remotes.map((remote) => ({
    label: remote.name.replaceAll('_', '-'),
    value: t('diagnostics.remoteVersion', { version: remote.version, release: releaseNameOf(remote) }),
  })),
];

export interface VersionsProps {
  /** Null while they load. */
  readonly functions: Diagnostics['functions'] | null;
}

const placeholder = <Skeleton width="threeQuarters" />;
const placeholders = (): readonly Definition[] =>
  [t('diagnostics.shell'), 'mf-shop', 'mf-admin', 'mf-delivery'].map((label) => ({
    label,
    value: placeholder,
  }));

/** 'not known here' on a machine without a deploy. */
const functionsText = ({ commit, revision }: Diagnostics['functions']): string =>
  [
    commit && t('diagnostics.commit', { commit: commit.slice(0, 12) }),
    revision && t('diagnostics.revision', { revision }),
  ]
    .filter(Boolean)
    .join(' · ') || t('diagnostics.notKnownHere');

/** The releases that are on the air. Pages that are open may have an older one. */
export function Versions({ functions }: VersionsProps) {
  const versions = useLoaded('versions', loadVersions, t('diagnostics.releasesNotLoaded'));
  const server = {
    label: t('diagnostics.functions'),
    value: functions ? functionsText(functions) : placeholder,
  };
  return (
    <Panel title={t('diagnostics.versions')}>
      {versions.status === 'error' ? (
        <LoadFailed title={t('diagnostics.loadVersionsFailed')} of={versions} />
      ) : (
        <DefinitionList
          items={[...(versions.status === 'ready' ? versionItems(versions.data) : placeholders()), server]}
        />
      )}
    </Panel>
  );
}
