import { IconButton } from '../actions';
import { IconHeart } from '../icons';
import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './favourite-button.module.css';

export interface FavouriteButtonProps {
  /** The product's name, for the accessible name of the button. */
  readonly name: string;
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
  readonly className?: string | undefined;
}

/** A heart on a picture: filled while the product is a favourite. */
export function FavouriteButton({ name, isFavourite, onToggle, className }: FavouriteButtonProps) {
  return (
    <IconButton
      size="s"
      label={t('buying.favourite', { name })}
      aria-pressed={isFavourite}
      icon={<IconHeart size={16} />}
      className={cx(styles.heart, className)}
      onClick={onToggle}
    />
  );
}
