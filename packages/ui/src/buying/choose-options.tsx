import { t } from '../texts';
import styles from './choose-options.module.css';

export interface ChooseOptionsProps {
  /** The product's name, for the accessible name. */
  readonly name: string;
  /** '2 sizes'. */
  readonly choices: string;
  readonly onChoose: () => void;
}

/** Says beside ADD, which takes the usual one, that there are others, and opens them. */
export const ChooseOptions = ({ name, choices, onChoose }: ChooseOptionsProps) => (
  <button
    type="button"
    className={styles.options}
    aria-label={t('buying.choicesOf', { choices, name })}
    onClick={onChoose}
  >
    {choices}
  </button>
);
