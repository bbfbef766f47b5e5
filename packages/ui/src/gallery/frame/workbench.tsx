import { useState } from 'react';
import { Segmented, Select } from '../../choices';
import styles from './workbench.module.css';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const widths = [
  { value: '320', label: '320' },
  { value: '360', label: '360' },
  { value: '768', label: '768' },
  { value: '1280', label: '1280' },
] as const;

type Theme = (typeof themes)[number]['value'];
type Width = (typeof widths)[number]['value'];

const titleOf = (page: string): string => page.charAt(0).toUpperCase() + page.slice(1);

/** A frame of the chosen width with one page of the gallery in the chosen theme. */
export function Workbench({ pages }: { pages: readonly string[] }) {
  const [page, setPage] = useState(pages[0] ?? '');
  const [theme, setTheme] = useState<Theme>('light');
  const [width, setWidth] = useState<Width>('1280');
  return (
    <main className={styles.workbench}>
      <header className={styles.bar}>
        <h1>Design system</h1>
        <Select
          label="Page"
          isLabelHidden
          isDense
          options={pages.map((value) => ({ value, label: titleOf(value) }))}
          value={page}
          onChange={(event) => setPage(event.target.value)}
        />
        <Segmented label="Theme" options={themes} value={theme} onChange={setTheme} />
        <Segmented label="Width" options={widths} value={width} onChange={setWidth} />
      </header>
      <iframe
        key={`${page} ${theme}`}
        title={`${titleOf(page)}, ${theme}, ${width} px`}
        src={`?page=${page}&theme=${theme}`}
        className={styles.frame}
        style={{ width: `${width}px` }}
      />
    </main>
  );
}
