import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come near the screen. */
export function useNear(): readonly [place: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear];
}
