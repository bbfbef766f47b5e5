import '@basket/ui/tokens.css';
import '@basket/ui/base.css';
import { createRoot } from 'react-dom/client';
import { currentSession, holdFirstView, preloadCatalogue, startBrowserPlatform } from '@basket/web';
import { App } from './app';
import { areas } from './areas';
import { loadArea, preloadManifest } from './remotes/load-area';
import { isInside } from './remotes/manifest';

/** Starts downloads before React: the area of this page, and the shop's catalogue. */
function startDownloads(path: string): void {
  preloadManifest();
  const area = areas.find(({ mount }) => isInside(mount, path));
  // Not if the guard will redirect.
  if (!area || (area.role !== null && area.role !== currentSession().profile?.role)) return;
  holdFirstView(loadArea(area.mount)); // the component that renders the area reports the failure
  if (area.mount === '/home') preloadCatalogue();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
startBrowserPlatform();
startDownloads(window.location.pathname);
createRoot(root).render(<App />);
