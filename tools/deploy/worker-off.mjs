/**
 * Replaces the service worker in the shell's build by one that removes itself and everything that it kept:
 *
 *   npm run worker:off && npm run deploy -- shell --from shell/dist --project PROJECT
 *
 * Browsers get it with their next visit, at the latest after a day. The next build brings the real one back.
 * @module
 */
import path from 'node:path';
import { clearStamp } from '../stack/build/build-stamps.mjs';
import { root } from '../base/paths.mjs';
import { serviceWorkerFile, writeServiceWorker } from '../webpack/service-worker.mjs';

await clearStamp('shell');
await writeServiceWorker(path.join(root, 'shell/dist'), 'farewell');
console.log(
  `shell/dist/${serviceWorkerFile} now removes itself. Deploy it as it is: npm run deploy -- shell --from shell/dist --project PROJECT`,
);
