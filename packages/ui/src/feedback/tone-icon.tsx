import { IconCircleAlert, IconCircleCheck, IconInfo, IconTriangleAlert } from '../icons';

/** How much a message matters. */
export type Tone = 'info' | 'warning' | 'danger' | 'success';

const icons = {
  info: IconInfo,
  warning: IconTriangleAlert,
  danger: IconCircleAlert,
  success: IconCircleCheck,
} as const;

/** The icon that says the tone a second time, beside the colour. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon />;
}
