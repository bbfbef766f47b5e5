/** What the function `pages` renders with: docs/first-view.md. */
export { default } from './routes';
export { firstView } from './first-view';
