/**
 * The limit of a harness: the cards of a list of products as one static page. What a page of ours takes is compared with what this one
 * takes in the same run.
 * @module
 */
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { listenAnywhere } from '../base/machine/port-check.mjs';
import { root } from '../base/paths.mjs';

const pictureDir = path.join(root, 'tools/seed/pictures/products');
const cards = 24;

const style = `*{box-sizing:border-box}body{margin:0;font:16px system-ui}
header{display:flex;justify-content:space-between;padding:12px 16px;border-bottom:1px solid #ddd}
ul{list-style:none;margin:0;padding:12px;display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:12px}
li{border:1px solid #ddd;border-radius:8px;padding:8px}
img{width:100%;aspect-ratio:1;object-fit:contain;height:auto}button{width:100%;height:44px}`;

/** @param {string} name of a picture @param {number} index */
const card = (name, index) =>
  `<li><img src="/${name}" alt="Grocery item ${index + 1}" width="200" height="200" ` +
  `${index < 4 ? 'fetchpriority="high"' : 'loading="lazy"'}><h3>Grocery item ${index + 1}</h3>` +
  `<p>₹${20 + (index % 9) * 15}</p><button>ADD</button></li>`;

/** @param {readonly string[]} names */
const page = (names) =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Floor</title><link rel="icon" href="data:,"><style>${style}</style>` +
  `<header><b>Shop</b><span>0</span></header><ul>${names.map(card).join('')}</ul>`;

/** @returns {Promise<{ origin: string, stop: () => void }>} serves the page at `/` */
export async function serveFloor() {
  const names = (await readdir(pictureDir)).filter((name) => name.endsWith('.card.webp')).slice(0, cards);
  const pictures = new Map(
    await Promise.all(
      names.map(
        async (name) =>
          /** @type {[string, Buffer]} */ ([`/${name}`, await readFile(path.join(pictureDir, name))]),
      ),
    ),
  );
  const server = http.createServer(({ url = '/' }, response) => {
    const picture = pictures.get(url);
    response.writeHead(picture || url === '/' ? 200 : 404, {
      'Content-Type': picture ? 'image/webp' : 'text/html; charset=utf-8',
      'Cache-Control': picture ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(picture ?? (url === '/' ? page(names) : ''));
  });
  return { origin: `http://localhost:${await listenAnywhere(server)}`, stop: () => server.close() };
}
