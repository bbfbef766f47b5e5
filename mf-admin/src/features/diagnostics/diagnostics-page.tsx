import { useState } from 'react';
import { readDiagnostics } from '@basket/domain';
import { Button, formatTime, IconRefresh, Page, PageHeader } from '@basket/ui';
import { call, LoadFailed, useLoaded, usePageTitle } from '@basket/web';
import type { Diagnostics } from './health';
import { DamagedDocuments } from './components/damaged-documents';
import { Disputes } from './components/disputes';
import { HealthList } from './components/health-list';
import { MoneyLines } from './components/money-lines';
import { PageErrors } from './components/page-errors';
import { Rollouts } from './components/rollouts';
import { Versions } from './components/versions';
import { PanelPair } from '../../components/panel-pair';

/** /admin/diagnostics: what is on the air, and how the parts are doing that nobody watches (rule: health-told). */
export function DiagnosticsPage() {
  usePageTitle('Diagnostics');
  const [round, setRound] = useState(0);
  const loaded = useLoaded(
    String(round),
    () => call(readDiagnostics, {}),
    'The shop could not be asked how it is doing.',
  );
  // Looking again keeps what is shown until there is something newer.
  const [shown, setShown] = useState<Diagnostics | null>(null);
  if (loaded.status === 'ready' && loaded.data !== shown) setShown(loaded.data);
  return (
    <Page rhythm="panels">
      <PageHeader
        title="Diagnostics"
        note={shown ? `looked at ${formatTime(shown.countedAt)}` : '\u00a0'}
        actions={
          <Button
            variant="quiet"
            size="s"
            leading={<IconRefresh />}
            isBusy={loaded.status === 'loading'}
            onClick={() => setRound((before) => before + 1)}
          >
            Look again
          </Button>
        }
      />
      {loaded.status === 'error' ? (
        <LoadFailed title="Failed to load diagnostics" of={loaded} />
      ) : (
        <>
          <PanelPair>
            <HealthList diagnostics={shown} />
            <Versions functions={shown?.functions ?? null} />
          </PanelPair>
          {shown && (
            <>
              <Disputes disputes={shown.disputes} />
              <MoneyLines lines={shown.money} />
              <Rollouts rollouts={shown.rollouts} />
              <PageErrors errors={shown.pageErrors} />
              <DamagedDocuments damaged={shown.damaged} />
            </>
          )}
        </>
      )}
    </Page>
  );
}
