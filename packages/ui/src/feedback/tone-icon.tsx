import { IconCircleAlert, IconCircleCheck, IconInfo, IconTriangleAlert } from '../icons';

/** The severity of a message. */
export type Tone = 'info' | 'warning' | 'danger' | 'success';

const icons = {
  info: IconInfo,
  warning: IconTriangleAlert,
  danger: IconCircleAlert,
  success: IconCircleCheck,
} as const;

/** The icon of a tone, so that colour is not the only cue. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon />;
}
