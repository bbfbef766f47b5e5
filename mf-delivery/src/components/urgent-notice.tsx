import type { ReactNode } from 'react';
import { Dialog } from '@basket/ui';
import styles from './urgent-notice.module.css';

export interface UrgentNoticeProps {
  readonly title: string;
  readonly orderNumber: string;
  readonly text: ReactNode;
  /** The partner's next step. */
  readonly todo: string;
  readonly footer: ReactNode;
}

/** News of an order that only its button closes, so that nobody rides on without having read it. */
export const UrgentNotice = ({ title, orderNumber, text, todo, footer }: UrgentNoticeProps) => (
  <Dialog isOpen isUrgent size="s" title={title} onClose={() => undefined} footer={footer}>
    <div className={styles.notice}>
      <p className={styles.number}>{orderNumber}</p>
      <p>{text}</p>
      <p className={styles.todo}>{todo}</p>
    </div>
  </Dialog>
);
