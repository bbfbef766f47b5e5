/**
 * The language of the pages, in builds as they are deployed: it is changed in the open page, the next visit begins with it, and a page
 * brings the texts of one language. The security policy is on, as in every journey.
 */
import type { Page } from 'playwright-core';
import ofShell from '../../shell/src/texts/hi.json';
import ofShop from '../../mf-shop/src/texts/hi.json';
import ofDemo from '../../tools/seed/catalogue/hindi.json';
import demoWords from '../../tools/seed/catalogue/hindi-words.json';
import { aCustomer } from '../support/backstage';
import { aPhone, isTakenOver } from '../journeys/steps/taking-over';
import { heading, homeTitle, message, openKnown } from '../journeys/steps/visiting';
import { choose, phone } from '../support/browser';
import { journey } from '../support/journey';

const hindi = 'हिन्दी';
const homeInHindi = ofShop['home.shopByCategory'];

/** The languages of the texts that a page asks for, or has in itself. */
function languagesOf(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, language] = /\/js\/text-([a-z]+)-/.exec(request.url()) ?? [];
    if (language !== undefined) asked.push(language);
  });
  return () => [...new Set(asked)];
}

const openMenu = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();

/** The page without what changes from visit to visit. */
const noted = (page: Page) =>
  page.evaluate(() => ({
    isSamePage: 'isSamePage' in window,
    focus: document.activeElement?.getAttribute('aria-haspopup'),
    language: document.documentElement.lang,
    cookie: document.cookie,
  }));

journey(
  'a page is in Hindi from the choice on, and so are the next ones (rules: reader-language, product-texts, shared-words)',
  async (stage) => {
    const { page } = await aPhone(stage, 'customer');
    await isTakenOver(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await openMenu(page);
    await page.getByRole('menuitemradio', { name: hindi }).click();
    await heading(page, homeInHindi).waitFor();
    await page.getByRole('heading', { name: ofShop['home.featured'] }).waitFor();
    const ofProduct = page.getByText(ofDemo.products['ladi-pav'].name).first();
    await ofProduct.waitFor();
    expect(await noted(page)).toEqual({
      ...{ isSamePage: true, focus: 'menu', language: 'hi-IN', cookie: '__session=c-hi' },
    });
    expect(await page.title()).toContain(ofShop['home.title']);

    // From the server, and taken over as it is.
    const languages = languagesOf(page);
    await openKnown(page, '/home');
    await isTakenOver(page);
    const { reader, changed } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect({ reader, changed, languages: languages() }).toEqual({ reader: 'c-hi', languages: ['hi'] });
    await heading(page, homeInHindi).waitFor();
    await ofProduct.waitFor();

    // So are the words that products share.
    await openKnown(page, '/home/products/alphonso-mangoes-ratnagiri');
    await isTakenOver(page);
    await page.getByRole('radiogroup', { name: demoWords['Pack size'] }).waitFor();
    await page.getByRole('radio', { name: demoWords['12 pcs'] }).waitFor();
    await page.getByText(demoWords['Country of origin']).waitFor();
    await openKnown(page, '/home/products?category=fruits-vegetables');
    await isTakenOver(page);
    await page.getByRole('link', { name: demoWords['Masala & oil'] }).waitFor();

    // With what is typed.
    await openMenu(page);
    await page.getByRole('menuitem', { name: ofShell['header.profile'] }).click();
    await page.getByRole('button', { name: ofShop['profile.editContact'] }).click();
    const name = page.getByRole('textbox', { name: ofShop['profile.fullName'] });
    await name.fill('Asha Rao');
    expect(languages()).toEqual(['hi']);
    const english = page.getByRole('radio', { name: 'English' });
    await choose(english);
    const field = page.getByRole('textbox', { name: 'Full name' });
    expect(await field.inputValue()).toBe('Asha Rao');
    // They look at what they chose: below the first screen of a phone.
    expect(await english.evaluate((radio) => document.activeElement === radio)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await noted(page)).toMatchObject({ language: 'en-IN', cookie: '__session=c' });
    await page.goto('/home');
    await heading(page, homeTitle).waitFor();
  },
);

journey(
  'a page that is not rendered for its reader is in their language all the same, with its mails',
  async (stage) => {
    const { page } = await aPhone(stage, 'visitor');
    await page.goto('/home');
    await openMenu(page);
    await page.getByRole('menuitemradio', { name: hindi }).click();
    await page.getByText(ofShop['home.heroText']).waitFor();
    expect(await noted(page)).toMatchObject({ language: 'hi-IN', cookie: '__session=-hi' });
    await page.goto('/login');
    await heading(page, ofShell['accounts.signIn']).waitFor();
    expect(await noted(page)).toMatchObject({ language: 'hi-IN' });

    // So are the mails that Firebase sends.
    await page.goto('/login/forgot');
    await page.getByRole('textbox', { name: ofShell['accounts.email'] }).fill((await aCustomer()).email);
    const [mail] = await Promise.all([
      page.waitForRequest(/accounts:sendOobCode/),
      page.getByRole('button', { name: ofShell['accounts.sendLink'] }).click(),
    ]);
    expect(await mail.headerValue('x-firebase-locale')).toBe('hi');

    // A page of another reader, as a cache may have it, is loaded again once.
    await page.context().clearCookies();
    await page.goto('/home');
    await page.getByText(ofShop['home.heroText']).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['reader'])).toBe('-hi');
  },
);

journey(
  'an address in Hindi is in Hindi for who reads English, and leads on in Hindi until they choose (rule: language-addresses)',
  async (stage) => {
    const { page } = await aPhone(stage, 'customer');
    // What the page before is still loading does not count.
    await page.goto('about:blank');
    const languages = languagesOf(page);
    const answer = await page.goto('/hi/home');
    expect(answer?.headers()['link']).toMatch(/\/hi\/home>; rel="alternate"; hreflang="hi"/);
    await isTakenOver(page);
    await heading(page, homeInHindi).waitFor();
    const { reader, changed } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect({ reader, changed, languages: languages() }).toEqual({ reader: 'c-hi', languages: ['hi'] });
    expect(await noted(page)).toMatchObject({ language: 'hi-IN', cookie: '__session=c' });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    // Through the pages, and where the browser draws one by itself.
    await page.getByRole('link', { name: ofDemo.products['ladi-pav'].name }).first().click();
    await page.waitForURL('**/hi/home/products/ladi-pav');
    await page.goBack();
    await page.waitForURL('**/hi/home');
    await openMenu(page);
    await page.getByRole('menuitem', { name: ofShell['header.profile'] }).click();
    await page.waitForURL('**/hi/home/profile');
    await page.getByRole('button', { name: ofShop['profile.editContact'] }).waitFor();
    expect(await noted(page)).toMatchObject({ isSamePage: true, language: 'hi-IN' });
    await page.reload();
    await page.getByRole('button', { name: ofShop['profile.editContact'] }).click();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('textbox', { name: ofShop['profile.fullName'] }).fill('Asha Rao');

    await choose(page.getByRole('radio', { name: 'English' }));
    expect(await page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Asha Rao');
    expect(new URL(page.url()).pathname).toBe('/home/profile');
    await page.goBack();
    await heading(page, homeTitle).waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');

    await page.goto('/xx/home/products?category=dairy-eggs');
    await page.waitForURL('**/home/products?category=dairy-eggs');
    expect(await noted(page)).toMatchObject({ language: 'en-IN', cookie: '__session=c' });
  },
);

journey('a device in Hindi is offered Hindi (rule: reader-language)', async ({ arrive }) => {
  const { page } = await arrive('visitor', { viewport: phone, locale: 'hi-IN' });
  await page.goto('/home');
  const see = page.getByRole('button', { name: 'हिन्दी में देखें' });
  await see.waitFor();
  expect(await noted(page)).toMatchObject({ language: 'en-IN', cookie: '' });
  await see.click();
  await page.getByText(ofShop['home.heroText']).waitFor();
  expect(await noted(page)).toMatchObject({ language: 'hi-IN', cookie: '__session=-hi' });
});

journey(
  'a language whose texts do not come leaves the page as it is, and is told (rule: reader-language)',
  async (stage) => {
    const visitor = await aPhone(stage, 'visitor');
    const { page } = visitor;
    visitor.expectProblems(/text-hi-/, /did not come/, /Failed to load resource/);
    await page.goto('/home');
    await isTakenOver(page);
    await page.route(/\/text-hi-/, (route) => route.abort());
    await openMenu(page);
    await Promise.all([
      message(page, 'This could not be loaded. Please check your internet and try again.').waitFor(),
      page.getByRole('menuitemradio', { name: hindi }).click(),
    ]);
    expect(await noted(page)).toMatchObject({ language: 'en-IN', cookie: '' });
    await page.unroute(/\/text-hi-/);
    await openMenu(page);
    await page.getByRole('menuitemradio', { name: hindi }).click();
    await page.getByText(ofShop['home.heroText']).waitFor();
  },
);
