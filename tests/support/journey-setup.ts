import { closeBackstage } from './backstage';
import { closeBrowser } from './journey';

afterAll(async () => {
  await Promise.all([closeBrowser(), closeBackstage()]);
}, 30_000);
