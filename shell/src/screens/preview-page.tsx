import { useState, type FormEvent } from 'react';
import { Button, Field, Page, Panel } from '@basket/ui';
import { usePageTitle, useSession } from '@basket/web';
import styles from './screens.module.css';
import { keepPreview, parsePreviewCode, readPreview } from '../remotes/preview';

/** /preview: staff switch a preview on or off, by a code that they type. Nothing of the address is read. */
export function PreviewPage() {
  usePageTitle('Preview');
  const uid = useSession(({ user }) => user?.uid ?? '');
  const role = useSession(({ profile }) => profile?.role ?? 'customer');
  const shown = useSession((state) => readPreview(state)?.release ?? null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const preview = parsePreviewCode(code, uid);
    if (!preview) {
      setProblem('This is not a code of "npm run preview".');
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
        <h1 tabIndex={-1}>Preview</h1>
        <p>
          Type a code only if it comes from your own team. Nobody else sees the preview, and it ends in this
          browser when you end it.
        </p>
        {role === 'customer' ? (
          <p>Previews are for the store’s own team. Sign in as an admin or a delivery partner to see one.</p>
        ) : shown === null ? (
          <form onSubmit={show} className={styles.preview}>
            <Field
              label="Code of the preview"
              value={code}
              onChange={(event) => setCode(event.target.value)}
              error={problem}
              autoComplete="off"
            />
            <Button type="submit">Show in this browser</Button>
          </form>
        ) : (
          <div className={styles.preview}>
            <p>You see release {shown}.</p>
            <Button onClick={end}>End the preview</Button>
          </div>
        )}
      </Panel>
    </Page>
  );
}
