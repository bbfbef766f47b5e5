/** The part of the shell with which the function `pages` renders: docs/first-view.md. */
import '@basket/ui/tokens.css';
import '@basket/ui/base.css';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static';
import * as web from '@basket/web';
import { Screens } from './app';
import { takeUpRoutes } from './remotes/load-area';

/** The modules that remotes share with the shell, by request, as in a browser. */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@basket/web': web,
};

let last: Promise<unknown> = Promise.resolve();

/**
 * The HTML of `#root`. One page after the other: stores exist once per process, as they exist once per page. Functions ask a worker for
 * one page at a time; those of 1.1.0, to which a rollback may lead, ask this module for several at once.
 */
export function render(page: web.FirstViewPage, mount: string, routes: web.RemoteRoutes): Promise<string> {
  const next = last.then(() => renderNow(page, mount, routes));
  last = next.catch(() => undefined);
  return next;
}

async function renderNow(page: web.FirstViewPage, mount: string, routes: web.RemoteRoutes): Promise<string> {
  web.takeUpPage(page);
  web.takeUpCatalogue(page.catalogue);
  takeUpRoutes(mount, routes);
  const { prefix = '' } = page;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <web.MemoryRouter basename={prefix} initialEntries={[prefix + page.address]}>
      <Screens />
    </web.MemoryRouter>,
    // Otherwise React puts larger parts at the end, with scripts that move them.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
