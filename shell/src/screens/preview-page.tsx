import { useState, type FormEvent } from 'react';
import { Button, Field, Page, Panel } from '@basket/ui';
import { usePageTitle, useSession } from '@basket/web';
import { keepPreview, parsePreviewCode, readPreview } from '../remotes/preview';
import { t } from '../texts';
import styles from './screens.module.css';

/** /preview: staff switch a preview on or off, by a code that they type. Nothing of the address is read. */
export function PreviewPage() {
  usePageTitle(t('screens.preview'));
  const uid = useSession(({ user }) => user?.uid ?? '');
  const role = useSession(({ profile }) => profile?.role ?? 'customer');
  const shown = useSession((state) => readPreview(state)?.release ?? null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const preview = parsePreviewCode(code, uid);
    if (!preview) {
      setProblem(t('screens.previewCodeWrong'));
      return;
    }
    keepPreview(preview);
    window.location.assign('/');
  }
  function end(): void {
    keepPreview(null);
    window.location.assign('/');
  }
  return (
    <Page width="reading">
      <Panel>
        <h1 tabIndex={-1}>{t('screens.preview')}</h1>
        <p>{t('screens.previewLead')}</p>
        {role === 'customer' ? (
          <p>{t('screens.previewStaff')}</p>
        ) : shown === null ? (
          <form onSubmit={show} className={styles.preview}>
            <Field
              label={t('screens.previewCode')}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              error={problem}
              autoComplete="off"
            />
            <Button type="submit">{t('screens.previewShow')}</Button>
          </form>
        ) : (
          <div className={styles.preview}>
            <p>{t('screens.previewShown', { release: shown })}</p>
            <Button onClick={end}>{t('screens.previewEnd')}</Button>
          </div>
        )}
      </Panel>
    </Page>
  );
}
