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
import { t } from '../../texts';

/** /admin/diagnostics: what is on the air, and how the parts are doing that nobody watches (rule: health-told). */
export function DiagnosticsPage() {
  usePageTitle(t('diagnostics.title'));
  const [round, setRound] = useState(0);
  const loaded = useLoaded(String(round), () => call(readDiagnostics, {}), t('diagnostics.notAsked'));
  // Looking again keeps what is shown until there is something newer.
  const [shown, setShown] = useState<Diagnostics | null>(null);
  if (loaded.status === 'ready' && loaded.data !== shown) setShown(loaded.data);
  return (
    <Page rhythm="panels">
      <PageHeader
        title={t('diagnostics.title')}
        note={shown ? t('diagnostics.lookedAt', { time: formatTime(shown.countedAt) }) : '\u00a0'}
        actions={
          <Button
            variant="quiet"
            size="s"
            leading={<IconRefresh />}
            isBusy={loaded.status === 'loading'}
            onClick={() => setRound((before) => before + 1)}
          >
            {t('diagnostics.lookAgain')}
          </Button>
        }
      />
      {loaded.status === 'error' ? (
        <LoadFailed title={t('diagnostics.loadFailed')} of={loaded} />
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
