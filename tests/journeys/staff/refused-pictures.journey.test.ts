/** An unusable picture, chosen by mistake or sent to the admin by somebody else, is refused by the browser before anything is stored. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';

journey(
  'threat-disguised-picture: what is no usable picture is refused in words within two seconds, and nothing is stored',
  async ({ arrive }) => {
    const { page } = await arrive('admin', { viewport: desktop });
    await openSignedIn(page, 'admin@basket.example', 'admin');
    await page.goto('/admin/products');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit product' });
    const noise = {
      width: 600,
      height: 600,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    } as const;
    const jpeg = await sharp({ create: { ...noise, background: 'red' } })
      .jpeg()
      .toBuffer();
    const wide = { width: 20_000, height: 20_000, channels: 3, background: 'red' } as const;
    const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
    const files = {
      'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'page.html': '<!doctype html><script>alert(1)</script>',
      'page.png': '<!doctype html><script>alert(1)</script>',
      'program.jpg': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000)]),
      'huge.jpg': Buffer.concat([jpeg, Buffer.alloc(50 * 1024 * 1024)]),
      'truncated.jpg': jpeg.subarray(0, jpeg.length / 2),
      'wide.png': await sharp({ create: wide, limitInputPixels: false }).png().toBuffer(),
    };
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/v0/b/')) uploads.push(request.url());
    });
    const took: Record<string, number> = {};
    for (const [name, content] of Object.entries(files)) {
      await writeFile(path.join(folder, name), content);
      const startedAt = Date.now();
      await dialog.getByRole('button', { name: /^Images Choose/ }).setInputFiles(path.join(folder, name));
      await dialog.getByText(new RegExp(`^${name} (is|has) `)).waitFor();
      took[name] = Date.now() - startedAt;
    }
    await rm(folder, { recursive: true });
    // Each takes less than half a second on an idle machine.
    expect(Object.entries(took).filter(([, ms]) => ms > 2_000)).toEqual([]);
    expect(uploads).toEqual([]);
  },
);
