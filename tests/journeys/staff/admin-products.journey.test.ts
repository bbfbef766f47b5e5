/** Changes of an admin reach shoppers: a product with a picture and an option is added, edited and deleted. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import * as v from 'valibot';
import { productImagePath, productSchema, type Product } from '@basket/domain';
import { storageBucket } from '../../../tools/base/project.mjs';
import { aCustomer, catalogueHas, documents } from '../../support/backstage';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { addToCart } from '../steps/shopping';
import { cartOf, enterShop, eventually, heading, message, visible } from '../steps/visiting';

const picture = path.join(process.cwd(), 'packages/ui/src/art/basket.webp');

async function enterProducts(page: Page): Promise<void> {
  await openSignedIn(page, 'admin@basket.example', 'admin');
  await page.goto('/admin/products');
  await heading(page, 'Products').waitFor();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();
}

const pictureStatus = async (productId: string, imageId: string, size: 'card' | 'detail') => {
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '';
  const name = encodeURIComponent(productImagePath(productId, imageId, size));
  const answer = await fetch(`http://${host}/v0/b/${storageBucket}/o/${name}?alt=media`);
  return { status: answer.status, type: answer.headers.get('content-type') };
};

/** The product as it is stored. */
const read = async (id: string): Promise<Product> =>
  v.parse(productSchema, (await documents().doc(`products/${id}`).get()).data());

journey(
  'an admin adds, edits and deletes a product, and the shop and an open cart show it (rule: open-pages-follow)',
  async ({ arrive }) => {
    const admin = (await arrive('admin')).page;
    const name = `Dragon Fruit ${randomUUID().slice(0, 6)}`;
    await enterProducts(admin);

    await admin.getByRole('button', { name: 'Add product' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Add product' });
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
    await dialog.getByLabel('Price', { exact: true }).fill('99.50');
    await dialog.getByLabel('Stock quantity').fill('40');
    await dialog.getByLabel('Unit').fill('1 piece');
    // The browser reads the AVIF; what is stored of it is WebP.
    await dialog.getByLabel(/^Images/).setInputFiles([
      { name: 'basket.webp', mimeType: 'image/webp', buffer: await readFile(picture) },
      { name: 'basket.avif', mimeType: 'image/avif', buffer: await sharp(picture).avif().toBuffer() },
    ]);
    await dialog.getByRole('button', { name: 'Make picture 2 the primary one' }).click();
    await dialog.getByRole('button', { name: 'Add option' }).click();
    await message(admin, 'Please fill in option name and value').waitFor();
    await dialog.getByLabel('Option name').fill('Size');
    await dialog.getByLabel('Value').fill('Large');
    await dialog.getByLabel('Price adjustment').fill('20');
    await dialog.getByRole('button', { name: 'Add option' }).click();
    await dialog.getByRole('listitem').filter({ hasText: 'Size: Large' }).waitFor();
    await dialog.getByRole('button', { name: 'Add product' }).click();
    await message(admin, 'Images uploaded successfully!').waitFor();
    await message(admin, 'Product added successfully!').waitFor();
    await dialog.waitFor({ state: 'detached' });

    await admin.getByRole('searchbox', { name: 'Search products by name' }).fill(name.toUpperCase());
    const row = admin.getByRole('row').filter({ hasText: name });
    await row.getByText('₹99.50').waitFor();
    expect(await row.innerText()).toMatch(/1 piece · 1 option[\s\S]*40/);
    expect(await row.getByText('Inactive').count()).toBe(0);

    const [found] = (await documents().collection('products').where('name', '==', name).get()).docs;
    const id = found?.id ?? '';
    const added = await read(id);
    expect(added.images.map(({ isPrimary }) => isPrimary)).toEqual([false, true]);
    const primary = added.images[1]?.imageId ?? '';
    for (const size of ['card', 'detail'] as const)
      expect(await pictureStatus(id, primary, size)).toEqual({ status: 200, type: 'image/webp' });

    await catalogueHas(id, true);
    const shopper = (await arrive('shopper')).page;
    await enterShop(shopper, await aCustomer());
    await shopper.goto(`/home/products/${id}`);
    await heading(shopper, name).waitFor();
    await shopper.getByText('Large').first().waitFor();
    await shopper.waitForFunction(
      (imageId) =>
        [...document.images].some(({ src, naturalWidth }) => src.includes(imageId) && naturalWidth === 640),
      primary,
    );
    await addToCart(shopper);
    await cartOf(shopper, 1).waitFor();
    await shopper.goto('/home/cart');
    await heading(shopper, 'Your cart').waitFor();
    await visible(shopper, '₹119.50').waitFor();

    // An edit replaces pictures and options; stock has its own dialog.
    await admin.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = admin.getByRole('dialog', { name: 'Edit product' });
    await edit.getByLabel('Price', { exact: true }).fill('89');
    await edit.getByRole('button', { name: 'Remove Picture 1' }).click();
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await admin
      .getByRole('alertdialog', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await edit.getByRole('button', { name: 'Update product' }).click();
    await message(admin, 'Product updated successfully!').waitFor();
    await row.getByText('₹89.00').waitFor();
    expect(await read(id)).toMatchObject({
      pricePaise: 89_00,
      images: [{ imageId: primary, isPrimary: true }],
      options: added.options,
      stockQuantity: 40,
    });
    // The open cart follows the price, without a reload.
    await visible(shopper, '₹109').waitFor({ timeout: 60_000 });
    await shopper.close();
    await admin.getByRole('button', { name: `Adjust stock of ${name}` }).click();
    const stock = admin.getByRole('dialog', { name: 'Adjust stock' });
    await stock.getByLabel('Units').fill('5');
    await stock.getByLabel('Reason').fill('Delivery from the supplier');
    await stock.getByRole('button', { name: 'Adjust stock' }).click();
    await row.getByText('45', { exact: true }).waitFor();

    await admin.getByRole('button', { name: `Delete ${name}` }).click();
    await admin.getByRole('button', { name: 'Delete product' }).click();
    await message(admin, 'Product deleted successfully!').waitFor();
    await admin.getByText('No products found').waitFor();
    await catalogueHas(id, false);
    const gone = await eventually(
      () => pictureStatus(id, primary, 'card'),
      ({ status }) => status === 404,
    );
    expect(gone.status).toBe(404);
  },
  230_000,
);
