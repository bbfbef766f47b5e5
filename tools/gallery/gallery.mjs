/**
 * `npm run gallery`: every component of the design system in every state, with switches for theme and width. A reload
 * shows what has changed.
 * @module
 */
import { portsAt } from '../base/ports.mjs';
import { ensureDependencies } from '../base/machine/dependencies.mjs';
import { runInForeground } from '../base/processes/foreground.mjs';
import { createProgress } from '../base/progress.mjs';

await runInForeground(async ({ ended }) => {
  const progress = createProgress();
  await ensureDependencies(progress.say);
  const { assertPortsFree } = await import('../base/machine/port-check.mjs');
  const { serveGallery } = await import('./build-gallery.mjs');
  const port = portsAt()['alone-gallery'];
  await assertPortsFree({ gallery: port });
  const { url, stop } = await serveGallery(port);
  progress.say(`The gallery is at ${url}\nCtrl-C ends it.`);
  await ended;
  await stop();
  return 0;
});
