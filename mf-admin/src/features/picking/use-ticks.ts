import { useRef, useState } from 'react';
import { tickLine, type Picking } from '@basket/domain';
import { useTold } from '@basket/web/told';
import { t } from '../../texts';

export interface Ticks {
  /** Whether a line is in the bags, as it was tapped; the server's word follows. */
  readonly isPicked: (line: number) => boolean;
  readonly tick: (line: number, isPicked: boolean) => void;
  /** Takes the last tap back; null when there is none. */
  readonly undo: (() => void) | null;
  /** Whether the server has not answered every tap yet. */
  readonly isSending: boolean;
}

interface Tap {
  readonly line: number;
  readonly isPicked: boolean;
}

/**
 * Ticks are shown as they are tapped and sent one after the other: a picker never waits at a shelf, and of two taps on a line
 * the second counts. One that fails is taken back and said (rule: failures-told).
 */
export function useTicks(orderId: string, { picked }: Pick<Picking, 'picked'>): Ticks {
  /** The latest tap of each line that the stored picking does not show yet. */
  const [shown, setShown] = useState<readonly (Tap & { readonly isAnswered: boolean })[]>([]);
  const [last, setLast] = useState<Tap | null>(null);
  const { run } = useTold(tickLine, {
    failed: (_error, { isPicked }) => t(isPicked ? 'picking.tickFailed' : 'picking.untickFailed'),
  });
  const before = useRef<Promise<void>>(Promise.resolve());
  const stored = (line: number): boolean => picked[line] ?? false;

  function send(tap: Tap): void {
    const sent = { ...tap, isAnswered: false };
    setShown((all) => [...all.filter(({ line }) => line !== tap.line), sent]);
    before.current = before.current.then(async () => {
      let isDone = false;
      await run({ orderId, ...tap }, () => {
        isDone = true;
      });
      setShown((all) =>
        isDone
          ? all.map((one) => (one === sent ? { ...one, isAnswered: true } : one))
          : all.filter((one) => one !== sent),
      );
    });
  }

  const open = shown.filter(({ line, isPicked, isAnswered }) => !isAnswered || stored(line) !== isPicked);
  if (open.length < shown.length) setShown(open);

  return {
    isPicked: (line) => open.find((tap) => tap.line === line)?.isPicked ?? stored(line),
    tick: (line, isPicked) => {
      setLast({ line, isPicked });
      send({ line, isPicked });
    },
    undo:
      last &&
      (() => {
        setLast(null);
        send({ line: last.line, isPicked: !last.isPicked });
      }),
    isSending: open.some(({ isAnswered }) => !isAnswered),
  };
}
