/** The few strokes that every picture is made of. A picture is 200 x 200 units with a transparent ground. */

const definitions = `<defs>
<radialGradient id="ground"><stop offset="0" stop-color="#0b1a10" stop-opacity=".32"/><stop offset=".6" stop-color="#0b1a10" stop-opacity=".12"/><stop offset="1" stop-color="#0b1a10" stop-opacity="0"/></radialGradient>
<linearGradient id="volume"><stop offset="0" stop-color="#000" stop-opacity=".12"/><stop offset=".14" stop-color="#fff" stop-opacity=".36"/><stop offset=".34" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
<radialGradient id="ball" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>
<linearGradient id="fall" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>
<linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>
<filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur in="SourceAlpha" stdDeviation="2.2"/><feOffset dy="3"/><feComponentTransfer><feFuncA type="linear" slope=".3"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>
</defs>`;

/** @param {string} inner @returns {string} a complete picture */
export const picture = (inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 200">${definitions}${inner}</svg>`;

/**
 * The soft shadow on the ground.
 *
 * @param {number} [rx] half its width @param {number} [y] @param {number} [x]
 */
export const ground = (rx = 64, y = 178, x = 100) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(rx / 6.5)}" fill="url(#ground)"/>`;

/** @param {string} inner @returns {string} the drawing with a soft shadow around it, to part it from what lies behind */
export const lifted = (inner) => `<g filter="url(#lift)">${inner}</g>`;

/**
 * @param {string} inner @param {number} x @param {number} y
 * @param {{ scale?: number, rotate?: number, flip?: boolean }} [options]
 */
export const at = (inner, x, y, { scale = 1, rotate = 0, flip = false } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`;

/** A path filled flat. @param {string} d @param {string} fill @param {number} [opacity] */
export const flat = (d, fill, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A path that reads as a cylinder, lit from the left. @param {string} d @param {string} fill */
export const solid = (d, fill) => flat(d, fill) + flat(d, 'url(#volume)');

/** A path that reads as a ball, lit from the upper left. @param {string} d @param {string} fill */
export const rounded = (d, fill) => flat(d, fill) + flat(d, 'url(#ball)');

/** A path lit from above. @param {string} d @param {string} fill */
export const standing = (d, fill) => flat(d, fill) + flat(d, 'url(#fall)');

/** A stroke. @param {string} d @param {string} colour @param {number} width @param {number} [opacity] */
export const line = (d, colour, width, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} fill @param {number} [opacity] */
export const disc = (x, y, r, fill, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} fill */
export const ball = (x, y, r, fill) => disc(x, y, r, fill) + disc(x, y, r, 'url(#ball)');

/** The path of a rectangle. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} [r] */
export const box = (x, y, w, h, r = 0) =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}z`;

/** Where a brand would stand: two plain bars, so that no picture holds text. */
/** @param {number} x centre @param {number} y top @param {number} w width @param {string} fill */
export const nameplate = (x, y, w, fill) =>
  flat(box(x - w / 2, y, w, 10, 5), fill) + flat(box(x - w * 0.3, y + 15, w * 0.6, 5, 2.5), fill, 0.65);
