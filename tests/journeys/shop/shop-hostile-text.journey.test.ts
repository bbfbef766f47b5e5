/**
 * Everything that people and admins type is shown as text on every screen: it never runs and never becomes a link.
 */
import type { Page } from 'playwright-core';
import { productSchema } from '@basket/domain';
import { aProduct } from '@basket/domain/testing';
import * as v from 'valibot';
import { aCustomer, anOrderOf, catalogueHas, documents } from '../../support/backstage';
import { choose, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { addNote, addToCart, placeOrder } from '../steps/shopping';
import { cartOf, enterShop, heading } from '../steps/visiting';

const productId = 'hostile-product';
const image = '<img src=x onerror=hostileRan=1>';
const svg = '<svg onload=hostileRan=2>';
const script = '"><script>hostileRan=3</script>';
const link = 'javascript:hostileRan=4';
const template = '${hostileRan=5}{{hostileRan=6}}';
/** Reverses the text after it, and is not removed by trimming. */
const bidi = 'exe.\u202Egnp\u2066';

const product = v.parse(
  productSchema,
  aProduct({
    name: `${image} ${bidi}`,
    description: `${svg} ${script} ${link}`,
    longDescription: `${script}\n${link}\n${template}`,
    unit: '<b onclick=hostileRan=7>',
    badge: '<i onload=hostileRan=8>',
    pricePaise: 100_00,
    originalPricePaise: 900_00,
    isFeatured: true,
    rating: 5,
    images: [],
    options: [
      { optionId: 'one', group: svg, value: image, adjustmentPaise: 0 },
      { optionId: 'two', group: svg, value: link, adjustmentPaise: 100 },
    ],
    specifications: [{ name: image, value: link }],
    relatedProductIds: [productId, 'toned-milk'],
    createdAt: Date.now(),
    updatedAt: Date.now(),
  }),
);

/** Elements and links that exist only if a text was parsed as markup. */
const traces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const made = [
      ...document.querySelectorAll(
        'img[src="x"], svg[onload], [onclick], [onerror], body script:not([src], [type="application/json"])',
      ),
    ]
      .filter((element) => /hostileRan/.test(element.outerHTML))
      .map((element) => element.outerHTML);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ protocol }) => !['http:', 'https:', 'tel:', 'mailto:'].includes(protocol))
      .map(({ href }) => href);
    return [...made, ...links, ...('hostileRan' in globalThis ? ['a script ran'] : [])];
  });

journey(
  'threat-hostile-text: hostile text stays text on every customer screen',
  async ({ arrive }) => {
    const customer = await aCustomer({ name: `${image} Asha`, address: `${svg} ${link}` });
    const { page } = await arrive('customer', { viewport: phone });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const seesAsText = async (...texts: string[]): Promise<void> => {
      for (const text of texts)
        await page.getByText(text, { exact: false }).filter({ visible: true }).first().waitFor();
      expect([page.url(), await traces(page)]).toEqual([page.url(), []]);
    };
    await documents().doc(`products/${productId}`).set(product);
    try {
      await catalogueHas(productId, true);
      await enterShop(page, customer);
      await seesAsText(image);
      await page.goto('/home/products?search=onerror&view=list');
      await heading(page, 'Results for “onerror”').waitFor();
      await seesAsText(image);
      await page.goto(`/home/products?search=${encodeURIComponent(script)}`);
      await seesAsText(`Results for “${script}”`);
      await page.goto(`/home/products/${productId}`);
      await seesAsText(image, svg, script, link, template);
      await choose(page.getByRole('radio', { name: link }));
      await addToCart(page);
      await seesAsText(`Added ${image}`);
      await cartOf(page, 1).click();
      await heading(page, 'Your cart').waitFor();
      await seesAsText(image, link);
      await page.goto('/home/checkout');
      await heading(page, 'Checkout').waitFor();
      await addNote(page, `${image}\n${bidi} ${link}`);
      await placeOrder(page);
      await seesAsText(image, svg, link);
      await anOrderOf(customer, {
        status: 'out_for_delivery',
        assignment: {
          attempt: 1,
          partnerName: svg,
          partnerPhone: '9000012345',
          partnerLocation: null,
          assignedAt: 1,
          deadlineAt: 2,
          acceptedAt: Date.now(),
        },
      });
      await page.goto('/home/orders');
      await page.getByRole('list', { name: 'Your orders' }).waitFor();
      await seesAsText(image);
      await page.getByRole('link', { name: 'Track Order' }).first().click();
      await page.getByRole('progressbar', { name: 'Progress of the order' }).waitFor();
      await seesAsText(svg);
      await page.goto('/home/profile');
      await heading(page, 'My Profile').waitFor();
      await seesAsText(`${image} Asha`, svg);
      expect(dialogs).toEqual([]);
    } finally {
      await documents().doc(`products/${productId}`).delete();
      await catalogueHas(productId, false);
    }
  },
  150_000,
);
