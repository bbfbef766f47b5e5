/** Lazy chunk: the chart library is downloaded with the first chart. */
import { Bar, CartesianGrid, Cell, ComposedChart, Line, XAxis, YAxis } from 'recharts';
import { formatDayMonth } from '@basket/ui';
import { shortAmount, type ChartDay, type Measure } from './chart-days';

export interface ChartCanvasProps {
  readonly days: readonly ChartDay[];
  readonly measure: Measure;
  readonly widthPx: number;
}

export const chartHeightPx = 232;
const tick = { fill: 'var(--ink-3)', fontSize: 12 };

/** Bars for the days, a dashed line for the period before; today's bar is outlined, because it still grows. */
export function ChartCanvas({ days, measure, widthPx }: ChartCanvasProps) {
  const scale = measure === 'revenuePaise' ? 100 : 1;
  const rows = days.map(({ dayAt, figures, before }) => ({
    label: formatDayMonth(dayAt),
    value: figures && figures[measure] / scale,
    before: before && before[measure] / scale,
  }));
  const mark = (value: number): string =>
    value > 0 && measure === 'revenuePaise' ? `₹${shortAmount(value)}` : shortAmount(value);
  return (
    <ComposedChart
      width={widthPx}
      height={chartHeightPx}
      data={rows}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={false} minTickGap={8} height={24} />
      <YAxis
        tick={tick}
        tickLine={false}
        axisLine={false}
        tickFormatter={mark}
        width={48}
        allowDecimals={false}
        tickCount={4}
      />
      <Bar dataKey="value" maxBarSize={24} radius={[4, 4, 0, 0]} isAnimationActive={false}>
        {rows.map(({ label }, index) => (
          <Cell
            key={label}
            fill={index === rows.length - 1 ? 'var(--primary-tint)' : 'var(--primary)'}
            stroke="var(--primary)"
          />
        ))}
      </Bar>
      <Line
        dataKey="before"
        stroke="var(--ink)"
        strokeDasharray="3 3"
        strokeWidth={1.5}
        dot={false}
        isAnimationActive={false}
      />
    </ComposedChart>
  );
}
