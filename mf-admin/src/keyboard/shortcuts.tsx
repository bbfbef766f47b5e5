import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog, ErrorPanel } from '@basket/ui';
import { ErrorBoundary, lazyPage, Link, singleKeys } from '@basket/web';
import { t } from '../texts';
import type { KeysHelpProps } from './keys-help';
import type { PaletteProps } from './palette';
import { readShortcut } from './read-shortcut';

/** Loaded when they are asked for. */
const Palette = lazyPage<PaletteProps>(() => import('./palette').then((file) => file.Palette));
const KeysHelp = lazyPage<KeysHelpProps>(() => import('./keys-help').then((file) => file.KeysHelp));

/** The search of the screen that is shown. */
const focusSearch = (): boolean => {
  const search = document.querySelector<HTMLInputElement>('main [type="search"]');
  search?.focus();
  search?.select();
  return search !== null;
};

/** Keys that work on every screen of admins (rule: keyboard-admin). */
export function Shortcuts() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = readShortcut(event, singleKeys.isChosen);
    if (shortcut === null) return;
    if (shortcut === 'search') {
      if (focusSearch()) event.preventDefault();
      return;
    }
    event.preventDefault();
    setOpen(shortcut);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const close = () => setOpen(null);
  const { way, go } = useWay();
  return (
    <>
      {way}
      {open !== null && (
        <ErrorBoundary fallback={(_error, retry) => <NotLoaded onRetry={retry} onClose={close} />}>
          <Suspense fallback={null}>
            {open === 'help' ? (
              <KeysHelp onClose={close} />
            ) : (
              <Palette
                onClose={close}
                onHelp={() => setOpen('help')}
                onGo={(to) => {
                  close();
                  go(to);
                }}
              />
            )}
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function NotLoaded({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Dialog isOpen size="s" title={t('keyboard.title')} onClose={onClose}>
      <ErrorPanel title={t('keyboard.notLoaded')} onRetry={onRetry} />
    </Dialog>
  );
}

/** Goes to an address by a link, as forms with unsaved changes ask before links. */
function useWay() {
  const link = useRef<HTMLAnchorElement>(null);
  const [asked, setAsked] = useState<{ readonly to: string } | null>(null);
  useEffect(() => {
    if (asked) link.current?.click();
  }, [asked]);
  return {
    go: (to: string) => setAsked({ to }),
    way: asked && (
      <Link ref={link} to={asked.to} hidden>
        {asked.to}
      </Link>
    ),
  };
}
