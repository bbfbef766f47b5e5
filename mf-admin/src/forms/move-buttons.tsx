import { IconArrowDown, IconArrowUp, IconButton } from '@basket/ui';
import { t } from '../texts';

export interface MoveButtonsProps {
  /** Unique on the page. */
  readonly id: string;
  /** The thing that moves, as in 'Move Size: 1 kg earlier'. */
  readonly name: string;
  /** Counted from 0. */
  readonly place: number;
  readonly last: number;
  /** @default l */
  readonly size?: 's' | 'l';
  readonly isDisabled?: boolean;
  readonly onMove: (place: number) => void;
}

const buttonId = (id: string, way: 'earlier' | 'later'): string => `${way}-${id}`;

/** Two buttons that put an entry of a list one place earlier or later; the focus stays on them. */
export function MoveButtons({
  id,
  name,
  place,
  last,
  size = 'l',
  isDisabled = false,
  onMove,
}: MoveButtonsProps) {
  const step = (way: 'earlier' | 'later') => () => {
    onMove(way === 'earlier' ? place - 1 : place + 1);
    // An entry that changes its place loses the focus; at an end of the list its button can be pressed no more.
    requestAnimationFrame(() => {
      const ways = way === 'earlier' ? (['earlier', 'later'] as const) : (['later', 'earlier'] as const);
      const buttons = ways.map((each) => document.getElementById(buttonId(id, each)));
      buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
    });
  };
  return (
    <>
      <IconButton
        id={buttonId(id, 'earlier')}
        size={size}
        label={t('forms.moveEarlier', { name })}
        icon={<IconArrowUp />}
        disabled={isDisabled || place === 0}
        onClick={step('earlier')}
      />
      <IconButton
        id={buttonId(id, 'later')}
        size={size}
        label={t('forms.moveLater', { name })}
        icon={<IconArrowDown />}
        disabled={isDisabled || place === last}
        onClick={step('later')}
      />
    </>
  );
}

/** The list with the entry at one place put at another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, place) => place !== from);
  const entry = list.slice(from, from + 1);
  return [...others.slice(0, to), ...entry, ...others.slice(to)];
}
