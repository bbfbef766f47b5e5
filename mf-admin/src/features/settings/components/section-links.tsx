import { useEffect, useState } from 'react';
import { TabLinks } from '@basket/ui';
import { sectionKeys, sections, type SectionKey } from '../setting-fields';
import { t } from '../../../texts';
import styles from './settings.module.css';

export const sectionId = (key: SectionKey): string => `settings-${key}`;

/** A section counts as read once its top has come so near to the top of the window. */
const readFromPx = 180;

/** Links to the sections of the page; the one in view is marked. */
export function SectionLinks() {
  const [current, setCurrent] = useState<SectionKey>('store');
  useEffect(() => {
    const follow = (): void => {
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      const read = sectionKeys.filter((key) => {
        const section = document.getElementById(sectionId(key));
        return section !== null && section.getBoundingClientRect().top <= readFromPx;
      });
      const last = isAtEnd && window.scrollY > 0 ? sectionKeys.at(-1) : read.at(-1);
      setCurrent(last ?? 'store');
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return (
    <div className={styles.links}>
      <TabLinks
        label={t('settings.sections')}
        current={current}
        items={sectionKeys.map((key) => ({ key, label: sections[key].short(), to: `#${sectionId(key)}` }))}
      />
    </div>
  );
}
