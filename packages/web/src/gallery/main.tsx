/**
 * Page of `npm run gallery`. `?page=forms&theme=dark` is one page of specimens alone, as it is photographed; without
 * `page` a workbench shows it in a frame, with switches for theme and width.
 */
import '@basket/ui/tokens.css';
import '@basket/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { galleries, Gallery, Workbench, type GalleryPages } from '@basket/ui/gallery';
import { ToastsGallery } from './toasts';

/** The design system, and what this package adds to the sight of a page. */
const pages: GalleryPages = { ...galleries, toasts: ToastsGallery };

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const params = new URLSearchParams(window.location.search);
const page = params.get('page');
const theme = params.get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
// Lines break as they will: a picture that is taken at once is the right one.
await document.fonts.load('450 16px Figtree');
document.title = `${page ?? 'Gallery'} · Basket Express design system`;
createRoot(root).render(
  <StrictMode>
    {page === null ? (
      <Workbench pages={Object.keys(pages)} />
    ) : (
      <Gallery pages={Object.fromEntries(Object.entries(pages).filter(([name]) => name === page))} />
    )}
  </StrictMode>,
);
