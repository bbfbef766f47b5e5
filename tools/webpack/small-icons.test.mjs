import { Bike, CircleAlert, House, ReceiptText } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import smallIcon from './small-icons.mjs';

/** @typedef {{ render: (props: object, ref: null) => { props: { icon: Parameters<typeof smallIcon>[0] } } }} ForwardRef */

/** @param {unknown} component one of Lucide's, which pass their data to `Icon` */
const dataOf = (component) => /** @type {ForwardRef} */ (component).render({}, null).props.icon;

/** @param {string} html @returns {string[]} tags and attributes, in an order of their own */
const parts = (html) =>
  (html.match(/<[^>]+>/g) ?? []).map((tag) =>
    (tag.match(/<\/?\w+|[\w-]+="[^"]*"/g) ?? []).toSorted().join(' '),
  );

const plain = {
  color: 'currentColor',
  width: 24,
  height: 24,
  strokeWidth: 2,
  className: '',
  hasA11yProp: false,
  attributes: {},
};

test.each([
  { props: {}, params: {} },
  { props: { size: 16, className: 'a b' }, params: { width: 16, height: 16, className: 'a b' } },
  {
    props: { width: 20, color: 'red', strokeWidth: 1.5 },
    params: { width: 20, color: 'red', strokeWidth: 1.5 },
  },
  { props: { 'aria-label': 'Home' }, params: { hasA11yProp: true, attributes: { 'aria-label': 'Home' } } },
  { props: { role: 'img', id: 'x' }, params: { hasA11yProp: true, attributes: { role: 'img', id: 'x' } } },
])("our icons are Lucide's: $props", ({ props, params }) => {
  for (const component of [Bike, CircleAlert, House, ReceiptText]) {
    const theirs = renderToStaticMarkup(createElement(component, props));
    const [tag, attributes, children] = smallIcon(dataOf(component), { ...plain, ...params });
    const ours = renderToStaticMarkup(
      createElement(
        tag,
        attributes,
        ...children.map(([name, childAttributes]) => createElement(name, childAttributes)),
      ),
    );
    expect(parts(ours)).toEqual(parts(theirs));
  }
});
