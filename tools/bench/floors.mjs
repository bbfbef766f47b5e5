/**
 * The limits of a harness: the same list of products as one static page, and as one small React page without a shop behind
 * it. What a page of ours takes is compared with what these take in the same run.
 * @module
 */
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { root } from '../stack/paths.mjs';

const pictureDir = path.join(root, 'tools/seed/pictures/products');
const cards = 24;
const forever = 'public, max-age=31536000, immutable';

const style = `*{box-sizing:border-box}body{margin:0;font:16px system-ui}
header{display:flex;justify-content:space-between;padding:12px 16px;border-bottom:1px solid #ddd}
ul{list-style:none;margin:0;padding:12px;display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:12px}
li{border:1px solid #ddd;border-radius:8px;padding:8px}
img{width:100%;aspect-ratio:1;object-fit:contain;height:auto}button{width:100%;height:44px}`;

/** @param {string} head @param {string} body */
const page = (head, body) =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Floor</title><link rel="icon" href="data:,"><style>${style}</style>${head}${body}`;

/** @typedef {{ name: string, price: number, src: string }} Item */

/** @param {Item} item @param {number} index */
const card = ({ name, price, src }, index) =>
  `<li><img src="${src}" alt="${name}" width="200" height="200" ` +
  `${index < 4 ? 'fetchpriority="high"' : 'loading="lazy"'}><h3>${name}</h3><p>₹${price}</p><button>ADD</button></li>`;

/** @param {readonly Item[]} items */
const staticPage = (items) =>
  page(
    '',
    `<header><b>Shop</b><span id="cart">0</span></header><ul>${items.map(card).join('')}</ul>` +
      `<script>let n=0;document.querySelector('ul').addEventListener('click',e=>{` +
      `if(e.target.tagName==='BUTTON')cart.textContent=++n})</script>`,
  );

/** @param {readonly Item[]} items @returns {Promise<string>} the code of the React page */
async function reactCode(items) {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    stdin: {
      resolveDir: root,
      loader: 'jsx',
      contents: `import { useState } from 'react';
        import { createRoot } from 'react-dom/client';
        const items = ${JSON.stringify(items)};
        function App() {
          const [count, setCount] = useState(0);
          return <><header><b>Shop</b><span id="cart">{count}</span></header><ul>{items.map((item, index) =>
            <li key={item.src}><img src={item.src} alt={item.name} width={200} height={200}
              fetchPriority={index < 4 ? 'high' : 'auto'} loading={index < 4 ? 'eager' : 'lazy'} />
            <h3>{item.name}</h3><p>₹{item.price}</p>
            <button onClick={() => setCount(count + 1)}>ADD</button></li>)}</ul></>;
        }
        createRoot(document.getElementById('app')).render(<App />);`,
    },
    ...{ bundle: true, minify: true, jsx: 'automatic', write: false },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * @returns {Promise<{ origin: string, stop: () => void }>} serves `/static` and `/react`
 */
export async function serveFloors() {
  const names = (await readdir(pictureDir)).filter((name) => name.endsWith('.card.webp')).slice(0, cards);
  const items = names.map((name, index) => ({
    name: `Grocery item ${index + 1}`,
    price: 20 + (index % 9) * 15,
    src: `/pictures/${name}`,
  }));
  const script = '/app.0123456789abcdef.js';
  /** @type {Map<string, [type: string, body: string | Buffer]>} */
  const files = new Map([
    ['/static', ['text/html; charset=utf-8', staticPage(items)]],
    [
      '/react',
      ['text/html; charset=utf-8', page(`<script defer src="${script}"></script>`, '<div id="app"></div>')],
    ],
    [script, ['text/javascript; charset=utf-8', await reactCode(items)]],
  ]);
  for (const name of names)
    files.set(`/pictures/${name}`, ['image/webp', await readFile(path.join(pictureDir, name))]);
  const server = http.createServer((request, response) => {
    const [type, body] = files.get(request.url ?? '') ?? [];
    if (body === undefined) return void response.writeHead(404).end();
    const isPage = type?.startsWith('text/html');
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': isPage ? 'no-cache' : forever });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floors have no port');
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() };
}
