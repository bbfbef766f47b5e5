/**
 * All pictures on one page.
 * @module
 */

/** @typedef {import('./photograph.mjs').Picture} Picture */

/** @param {string} text */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {Picture} picture @param {number} greatestShift */
function figure({ file, variant, shift, problem }, greatestShift) {
  const isBad = problem !== undefined || shift > greatestShift;
  const told = problem === undefined ? `CLS ${shift.toFixed(4)}` : escape(problem);
  const image =
    file === '' ? '' : `<a href="${file}"><img src="${file}" alt="${escape(variant)}" loading="lazy"></a>`;
  return `<figure${isBad ? ' class="bad"' : ''}>${image}<figcaption>${variant} · ${told}</figcaption></figure>`;
}

/**
 * @param {readonly Picture[]} pictures
 * @param {number} greatestShift
 * @returns {string} an HTML page
 */
export function contactSheet(pictures, greatestShift) {
  const names = [...new Set(pictures.map(({ screen }) => screen))];
  const sections = names.map((name) => {
    const figures = pictures
      .filter(({ screen }) => screen === name)
      .map((picture) => figure(picture, greatestShift));
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens of Basket Express</title>
<style>
body{font:14px/1.4 sans-serif;margin:24px;background:#777;color:#fff}
section>div{display:flex;gap:16px;align-items:start;overflow-x:auto}
figure{margin:0}img{height:420px;width:auto;display:block}.bad figcaption{background:#b00}
a{color:inherit}nav{columns:4}
</style>
<h1>${names.length} screens, ${pictures.length} pictures</h1>
<nav>${names.map((name) => `<a href="#${name}">${name}</a><br>`).join('')}</nav>
${sections.join('\n')}
</html>
`;
}
