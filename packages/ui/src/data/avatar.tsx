import { initials } from '../formats';
import { cx } from '../lib/cx';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** A name or an e-mail address; its initials are drawn. */
  readonly name: string;
  /** 40 px, or 32 in dense rows. */
  readonly size?: 'm' | 's' | undefined;
  /** On the deep green band. */
  readonly isOnBrand?: boolean | undefined;
}

/** The initials of a person, hidden from screen readers: the name is beside it or in the label of the control around. */
export function Avatar({ name, size = 'm', isOnBrand = false }: AvatarProps) {
  return (
    <span
      className={cx(styles.avatar, styles[size], isOnBrand && styles.onBrand)}
      data-initials={initials(name)}
      aria-hidden="true"
    />
  );
}
