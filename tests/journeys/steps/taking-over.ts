/** Opens pages that the server has rendered, and waits until React has taken them over. */
import type { Page } from 'playwright-core';
import { aCustomer } from '../../support/backstage';
import { phone, type Person } from '../../support/browser';
import type { Stage } from '../../support/journey';
import { openSignedIn } from './account';
import { heading, homeTitle } from './visiting';

export const isTakenOver = (page: Page) =>
  page.waitForFunction(() => globalThis.__earlyTaps?.done.includes('area') === true);

export const shellScript = /\/main\.[0-9a-f]+\.js$/;

/** A phone whose pages are rendered for somebody of this kind. */
export async function aPhone({ arrive }: Stage, name: 'visitor' | 'customer'): Promise<Person> {
  const person = await arrive(name, { viewport: phone });
  if (name === 'customer') {
    await openSignedIn(person.page, (await aCustomer()).email, 'customer');
    await heading(person.page, homeTitle).waitFor();
    await person.page.waitForFunction(() => document.documentElement.dataset['view'] === 'customer');
  }
  return person;
}
