import { cx } from '../lib/cx';
import hidden from '../lib/visually-hidden.module.css';
import styles from './bar-chart.module.css';

export interface Bar {
  readonly key: string | number;
  /** Below the bar: 'Fri', '16 Nov'. */
  readonly label: string;
  /** The full form of the label, for screen readers: 'Fri, 20 Nov'. @default label */
  readonly fullLabel?: string | undefined;
  /** Zero or more, in any unit. */
  readonly value: number;
  /** The formatted value above the bar: '₹450'. */
  readonly text: string;
}

export interface BarChartProps {
  /** The subject of the chart: 'Deliveries per day'. */
  readonly caption: string;
  /** Headers of the table for screen readers: ['Day', 'Deliveries']. */
  readonly headers: readonly [label: string, value: string];
  /** Up to eight, in the order of time. The last one is still growing and stands out. */
  readonly bars: readonly Bar[];
}

/** A value for each of a few periods as bars; screen readers get the same figures as a table. */
export function BarChart({ caption, headers, bars }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={styles.chart}>
      {/* A table is as wide as its words: not itself hidden, or it would widen the page. */}
      <div className={hidden.hidden}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, fullLabel = label, text }) => (
              <tr key={key}>
                <th scope="row">{fullLabel}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ key, label, value, text }, at) => (
          <div key={key} className={cx(styles.period, at === bars.length - 1 && styles.latest)}>
            <div className={styles.column}>
              <b>{text}</b>
              <span className={styles.bar} style={{ height: `${(value / highest) * 100}%` }} />
            </div>
            <small>{label}</small>
          </div>
        ))}
      </div>
    </figure>
  );
}
