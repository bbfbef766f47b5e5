export { pages } from './pages.http';
