import '@basket/ui/tokens.css';
import '@basket/ui/base.css';
import { createRoot } from 'react-dom/client';
import { currentSession, holdFirstView, preloadCatalogue, startBrowserPlatform } from '@basket/web';
import { App } from './app';
import { areas } from './areas';
import { loadArea, preloadManifest } from './remotes/load-area';
import { isInside } from './remotes/manifest';

/** The network starts before React does: the area on screen, and what the shop's pages show. */
function startDownloads(path: string): void {
  preloadManifest();
  const area = areas.find(({ mount }) => isInside(mount, path));
  // Not for somebody whom the guard will send elsewhere.
  if (!area || (area.role !== null && area.role !== currentSession().profile?.role)) return;
  holdFirstView(loadArea(area.mount)); // what fails is told by whoever renders the area
  if (area.mount === '/home') preloadCatalogue();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
startBrowserPlatform();
startDownloads(window.location.pathname);
createRoot(root).render(<App />);
