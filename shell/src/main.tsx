import '@basket/ui/tokens.css';
import '@basket/ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languagePrefixOf } from '@basket/domain';
import {
  afterFirstView,
  currentSession,
  holdFirstView,
  onLanguageChanged,
  preloadCatalogue,
  startBrowserPlatform,
  startLanguage,
  takeUpCatalogue,
  takeUpPage,
  type FirstViewPage,
} from '@basket/web';
import { App } from './app';
import { ownAreas } from './areas';
import { loadArea, preloadManifest, takeUpManifest } from './remotes/load-area';
import { reportMisfit } from './page-errors/misfit';
import { watchPageErrors } from './page-errors/noted';
import { isInside } from './remotes/manifest';
import { keepShopAtHand } from './service-worker/register';

/** The page stays below the message; where even the code for that does not come, the area shows its own error (rule: page-kept). */
const keepPage = (error: unknown): Promise<never> =>
  import(/* webpackChunkName: "page-errors" */ './screens/kept-page').then(
    (kept) => kept.keepPage(error),
    () => {
      throw error;
    },
  );

/** Starts downloads before React: the area of this page, and the shop's catalogue. */
function startDownloads(): void {
  preloadManifest();
  const { pathname } = window.location;
  const area = ownAreas.find(({ mount }) => isInside(languagePrefixOf(pathname) + mount, pathname));
  // Not if the guard will redirect.
  if (!area || (area.role !== null && area.role !== currentSession().profile?.role)) return;
  holdFirstView(loadArea(area.mount, page && keepPage)); // the component that renders the area reports the failure
  // A pre-rendered page carries what it shows.
  if (area.mount === '/home' && !page) preloadCatalogue();
}

/** The page that the server rendered, unless it is for another kind of person: its script has found that out. */
function pageOfServer(): FirstViewPage | null {
  const data = document.getElementById('first-view');
  if (!data || document.documentElement.dataset['view'] === 'none') return null;
  return JSON.parse(data.textContent) as FirstViewPage; // of our own server, in our own page
}

/** In a transition: rendered in slices, between which taps and scrolling have their turn. */
function takeOver(root: HTMLElement, { view }: FirstViewPage): void {
  startTransition(() => {
    hydrateRoot(root, <App />, { onRecoverableError: reportMisfit });
  });
  if (view === 'customer') afterFirstView(preloadCatalogue);
}

/** Without a page of the server. */
function drawAll(root: HTMLElement): void {
  startDownloads();
  root.textContent = '';
  root.hidden = false;
  createRoot(root).render(<App />);
}

watchPageErrors();
const root = document.getElementById('root');
if (!root) throw new Error('No #root');
const page = pageOfServer();
if (page) {
  takeUpPage(page);
  takeUpCatalogue(page.catalogue);
  takeUpManifest(page.remotes);
}
startBrowserPlatform();
const isInLanguage = startLanguage(page !== null);
if (page) {
  startDownloads();
  setTimeout(takeOver, 0, root, page); // a task of its own
} else void isInLanguage.then(() => drawAll(root));
afterFirstView(() => void keepShopAtHand());
onLanguageChanged(() => void keepShopAtHand());
