import styles from './empty-art.module.css';

export type EmptyArtName = 'basket' | 'search' | 'orders' | 'offline';

/** A small drawing in the colours of the tokens, so that it follows the theme. Decoration: not read out. */
export function EmptyArt({ name }: { name: EmptyArtName }) {
  return (
    <svg className={styles.art} width="112" height="112" viewBox="0 0 112 112" aria-hidden="true">
      <ellipse className={styles.shadow} cx="56" cy="100" rx="38" ry="4" />
      {drawings[name]}
    </svg>
  );
}

/** A basket with a leaf. */
const basket = (
  <>
    <path className={styles.handleBack} d="M33 50C33 26 42 14 56 14s23 12 23 36" />
    <path className={styles.green} d="M68 48c-3-13 3-22 17-25 1 13-4 22-17 25Z" />
    <path className={styles.vein} d="M69 47c3-8 7-14 12-19" />
    <path className={styles.saffron} d="M22 54h68l-7 38a6 6 0 0 1-6 5H35a6 6 0 0 1-6-5Z" />
    <path className={styles.weave} d="M25 68h62M27.5 81h57M40 58l3 36M56 58v36M72 58l-3 36" />
    <rect className={styles.saffronDeep} x="17" y="45" width="78" height="12" rx="6" />
  </>
);

/** A magnifying glass over an empty outline. */
const search = (
  <>
    <path className={styles.grip} d="M71 70l18 19" />
    <circle className={styles.lens} cx="50" cy="47" r="30" />
    <path
      className={styles.missing}
      d="M50 36c-9-6-18 1-17 12 1 9 7 15 12 15 2 0 3-1 5-1s3 1 5 1c5 0 11-6 12-15 1-11-8-18-17-12Z"
    />
    <path className={styles.missing} d="M50 35c0-4 2-7 6-8" />
    <path className={styles.shine} d="M29 42c2-7 6-11 12-13" />
  </>
);

/** A paper bag with its bill. */
const orders = (
  <>
    <path className={styles.paper} d="M43 12l4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4v40H43Z" />
    <path className={styles.writing} d="M50 25h14M50 33h10" />
    <path className={styles.saffron} d="M27 40h58l4 53a4 4 0 0 1-4 4H27a4 4 0 0 1-4-4Z" />
    <path className={styles.saffronDeep} d="M27 40h58l.8 9H26.2Z" />
    <circle className={styles.green} cx="56" cy="72" r="13" />
    <path className={styles.tick} d="M50 72.5l4.5 4.5 8-9" />
  </>
);

/** A cloud whose plug is pulled. */
const offline = (
  <>
    <path className={styles.cloud} d="M34 62a17 17 0 0 1-2-34 23 23 0 0 1 44-3 18.5 18.5 0 0 1 3 37Z" />
    <path className={styles.cord} d="M56 62v6M56 100v-6" />
    <path className={styles.saffronDeep} d="M48 67h16v5a8 8 0 0 1-16 0Z" />
    <path className={styles.saffron} d="M48 97h16v-5a8 8 0 0 0-16 0Z" />
    <path className={styles.prongs} d="M52.5 84v-3.5M59.5 84v-3.5" />
    <path className={styles.spark} d="M42 79l-5-2M41 85l-5 2M70 79l5-2M71 85l5 2" />
  </>
);

const drawings = { basket, search, orders, offline } as const;
