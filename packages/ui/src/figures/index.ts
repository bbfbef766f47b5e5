export { BarChart, type Bar, type BarChartProps } from './bar-chart';
export { KeyFigure, KeyFigures, type KeyFigureProps, type KeyFiguresProps } from './key-figure';
export { StatCard, type StatCardProps } from './stat-card';
export { StatStrip, type StatStripProps } from './stat-strip';
export { TrendText, type TrendTextProps } from './trend-text';
