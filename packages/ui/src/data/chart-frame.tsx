import { useId, type ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { cx } from '../lib/cx';
import { Disclosure } from '../overlay/disclosure';
import styles from './chart-frame.module.css';

export interface ChartSeries {
  name: string;
  /** How its shape is drawn, so that colour is not the only cue. */
  mark: 'bar' | 'line';
}

export interface ChartFrameProps {
  /** What is shown: 'Orders and revenue, last 14 days'. */
  title: string;
  /** What one sees in it, in a sentence; also what a screen reader hears instead of the drawing. */
  summary: string;
  series?: readonly ChartSeries[] | undefined;
  /** The same figures as a table, for whoever cannot or does not want to read the drawing. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  state?: 'ready' | 'loading' | 'empty' | undefined;
  /** Instead of 'Nothing to show yet'. */
  emptyText?: string | undefined;
  /** The drawing; it fills the box, which has its height before the figures are there. */
  children?: ReactNode;
  /** Less high: 160 px instead of 240. */
  isCompact?: boolean | undefined;
}

/** Around a chart: name, summary, legend, a box that keeps its height, and the figures as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, series = [], columns, rows, state = 'ready', isCompact, children } = props;
  const { emptyText = 'Nothing to show yet' } = props;
  const id = useId();
  return (
    <figure className={styles.frame} aria-labelledby={id} aria-busy={state === 'loading' || undefined}>
      <figcaption className={styles.head}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        {series.length > 0 && (
          <ul className={styles.legend}>
            {series.map(({ name, mark }) => (
              <li key={name} className={cx(styles.key, styles[mark])}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <div className={cx(styles.box, isCompact && styles.compact)}>
        {state === 'loading' && <Skeleton variant="block" className={styles.fill} />}
        {state === 'empty' && <p className={styles.empty}>{emptyText}</p>}
        {state === 'ready' && (
          <div className={styles.fill} aria-hidden="true">
            {children}
          </div>
        )}
      </div>
      {state === 'ready' && (
        <>
          <p className={styles.summary}>{summary}</p>
          <Disclosure summary="Figures as a table">
            <FiguresTable {...{ title, columns, rows }} />
          </Disclosure>
        </>
      )}
    </figure>
  );
}

function FiguresTable({ title, columns, rows }: Pick<ChartFrameProps, 'title' | 'columns' | 'rows'>) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
