import {
  defaultStoreSettings,
  gatewayStatus,
  lastGoodSettings,
  publicSettings,
  withoutId,
} from '@basket/domain';
import { Banner, LoadingRegion, Page, PageHeader, Skeleton } from '@basket/ui';
import { LoadFailed, useLiveDocument, usePageTitle } from '@basket/web';
import { t } from '../../texts';
import { SettingsEditor } from './components/settings-editor';

/** /admin/settings: the store, where and when it delivers, and its keys. */
export function SettingsPage() {
  usePageTitle(t('settings.title'));
  const stored = useLiveDocument(publicSettings.schema, publicSettings.path());
  const lastGood = useLiveDocument(lastGoodSettings.schema, lastGoodSettings.path());
  const isDamaged = stored.status === 'error' && stored.code === 'invalid-document';
  // What the shop goes on with meanwhile; without any, the failure is said (rule: settings-kept).
  const settings = isDamaged && lastGood.status !== 'missing' ? lastGood : stored;
  const gateway = useLiveDocument(gatewayStatus.schema, gatewayStatus.path());
  const failed = [settings, gateway].find((live) => live.status === 'error');
  const isLoading = settings.status === 'loading' || gateway.status === 'loading';
  return (
    <Page rhythm="panels">
      <PageHeader title={t('settings.title')} />
      {failed?.status === 'error' && <LoadFailed title={t('settings.loadFailed')} of={failed} />}
      {!failed && isLoading && (
        <LoadingRegion label={t('settings.loading')}>
          <Skeleton variant="block" />
          <Skeleton variant="block" />
          <Skeleton variant="block" />
        </LoadingRegion>
      )}
      {!failed && isDamaged && (
        <Banner tone="warning" title={t('settings.damaged')} text={t('settings.damagedText')} />
      )}
      {!failed && !isLoading && (
        <SettingsEditor
          // The shop runs with the defaults until somebody has saved settings.
          settings={settings.status === 'ready' ? withoutId(settings.data) : defaultStoreSettings}
          gateway={gateway.status === 'ready' ? gateway.data : null}
        />
      )}
    </Page>
  );
}
