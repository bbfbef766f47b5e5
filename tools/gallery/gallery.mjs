/**
 * `npm run gallery`: every component of the design system in every state, with switches for theme and width. A reload
 * shows what has changed.
 * @module
 */
import { portsAt } from '../ports.mjs';
import { checkNode, ensureDependencies } from '../stack/machine/dependencies.mjs';
import { runInForeground } from '../stack/processes/foreground.mjs';
import { createProgress } from '../stack/progress.mjs';

await runInForeground(async ({ ended }) => {
  const progress = createProgress();
  await checkNode();
  await ensureDependencies(progress.say);
  const { assertPortsFree } = await import('../stack/machine/port-check.mjs');
  const { serveGallery } = await import('./build-gallery.mjs');
  const port = portsAt()['alone-gallery'];
  await assertPortsFree({ gallery: port });
  const { url, stop } = await serveGallery(port);
  progress.say(`The gallery is at ${url}\nCtrl-C ends it.`);
  await ended;
  await stop();
  return 0;
});
