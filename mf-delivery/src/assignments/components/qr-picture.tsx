import { ErrorPanel, Skeleton } from '@basket/ui';
import { useLoaded } from '@basket/web';
import { t } from '../../texts';
import styles from './upi-code.module.css';

/** Light modules around the code, without which a camera does not find it. */
const quietZone = 4;

export interface QrPictureProps {
  /** The text that a camera reads. */
  readonly text: string;
  /** The name of the picture, for screen readers. */
  readonly label: string;
}

/** A text as a QR code, dark on light in every theme. The encoder is downloaded with the first code. */
export function QrPicture({ text, label }: QrPictureProps) {
  const encoder = useLoaded('uqr', () => import('uqr'), t('assignments.codeNotDrawn'));
  if (encoder.status === 'loading') return <Skeleton variant="block" className={styles.picture} />;
  if (encoder.status === 'error')
    return <ErrorPanel isCompact headingLevel={3} title={encoder.message} onRetry={encoder.retry} />;
  const { data, size } = encoder.data.encode(text, { ecc: 'M', border: quietZone });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.picture}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={modules.join('')} fill="#000000" />
    </svg>
  );
}
