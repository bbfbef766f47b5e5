/**
 * Webpack loader of the builds for the server: a style sheet without class names is nothing there.
 * @module
 */
export default function empty() {
  return '';
}
