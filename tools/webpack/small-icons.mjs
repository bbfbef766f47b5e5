/**
 * In the page, in the place of Lucide's maker of elements for any framework: the same element for React alone, for icons of 24 by 24
 * whose lines may scale.
 * @module
 */

/**
 * @typedef {object} Icon one of Lucide's icons
 * @property {string} [name]
 * @property {readonly unknown[]} [aliases]
 * @property {readonly (readonly [tag: string, attributes: object])[]} node
 *
 * @typedef {object} Params
 * @property {string} color
 * @property {string | number} width
 * @property {string | number} height
 * @property {string | number} strokeWidth
 * @property {string} className
 * @property {boolean} hasA11yProp whether the icon has a name for screen readers
 * @property {Record<string, unknown>} attributes
 */

/**
 * @param {Icon} icon
 * @param {Params} params as Lucide's `Icon` passes them
 * @returns {[tag: 'svg', attributes: Record<string, unknown>, children: Icon['node']]}
 */
export default function smallIcon(
  { name, aliases = [], node },
  { color, width, height, strokeWidth, className, hasA11yProp, attributes },
) {
  const names = [name, ...aliases].filter((text) => text && typeof text === 'string');
  return [
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: ['lucide', ...names.map((text) => `lucide-${text}`), className].filter(Boolean).join(' '),
      ...(hasA11yProp ? {} : { 'aria-hidden': 'true' }),
      ...attributes,
    },
    node,
  ];
}
