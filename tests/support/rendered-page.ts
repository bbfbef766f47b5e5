import { composePage } from '../../functions/src/pages/compose-page';

const build = { build: 'b', server: { file: '', integrity: '' }, css: {}, texts: {} };
const remote = { name: 'mf_shop', mount: '/home', entry: 'http://localhost:5005/remoteEntry.js' };

/**
 * Puts a page into the document as the function `pages` sends it to visitors.
 *
 * @param html of its root
 * @param beforeScripts is called when the root has been read, before the first script of the page
 */
export function openRenderedPage(html: string, beforeScripts: () => void = () => undefined): HTMLElement {
  const page = composePage({
    index:
      '<html lang="en-IN"><head><title>Basket Express</title></head><body><div id="root"></div></body></html>',
    reader: '',
    title: 'Home',
    html,
    data: {
      view: 'visitor',
      language: 'en-IN',
      address: '/home',
      build: 'b.b',
      catalogue: { version: 1, products: [], total: 0 } as never,
      remotes: { remotes: [] },
    },
    shell: { ...build, files: { entries: { main: [] }, lazy: {} } },
    shop: { ...build, files: { entries: { mf_shop: [], './routes': [] }, lazy: {} } },
    remote: { ...remote, integrity: null, rendering: null },
    module: null,
  });
  const sent = new DOMParser().parseFromString(page.html, 'text/html');
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  for (const { name, value } of sent.documentElement.attributes)
    document.documentElement.setAttribute(name, value);
  const [root, bootstrap] = sent.body.children;
  if (!root || !bootstrap?.matches('script:not([type])')) throw new Error('The page has another form');
  document.body.replaceChildren(root);
  beforeScripts();
  // One that a parser has made does not run.
  const script = document.createElement('script');
  script.textContent = bootstrap.textContent;
  document.body.append(script);
  return document.getElementById('root')!;
}
