import styles from './sentences.module.css';

/** The consequences of a step, one sentence each, before it is taken. */
export const Sentences = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={styles.sentences}>
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
