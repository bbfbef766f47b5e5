import { startOfIndiaDay, type DeliveryPromise, type FreeSlot } from '@basket/domain';
import { InlineAlert } from '../feedback/inline-alert';
import { formatSlot, formatSlotDay, formatTime } from '../formats';
import { IconClock, IconZap } from '../icons';
import { Panel } from '../layout';
import { rich, t } from '../texts';
import { RadioGroup } from './radio-group';
import { Segmented } from './segmented';
import styles from './slot-choice.module.css';
import type { SlotChoiceState } from './use-slot-choice';

/** Below this, a slot says how many places are left. */
const fewPlaces = 5;

export interface SlotChoiceProps {
  readonly choice: SlotChoiceState;
  readonly promise: DeliveryPromise;
  /** Epoch milliseconds: which day is today. */
  readonly nowAt: number;
}

/** When the order comes: as soon as the store can, or in a slot of today or tomorrow. Nothing while the store has no slots. */
export function SlotChoice({ choice, promise, nowAt }: SlotChoiceProps) {
  const { slots, slot, problem, canComeSoon, choose } = choice;
  const first = slots.find(({ free }) => free > 0);
  if (!first && !slot && problem === null) return null;
  const isSlot = slot !== null || problem !== null;
  const shown = slot ?? first;
  const soon = {
    value: 'soon' as const,
    label: t(promise.kind === 'opening' ? 'choices.withOpening' : 'choices.now'),
    hint: soonHint(promise),
    icon: <IconZap />,
  };
  const later = {
    value: 'slot' as const,
    label: t('choices.chooseTime'),
    hint: slot ? formatSlot(slot, nowAt) : t('choices.todayOrTomorrow'),
    icon: <IconClock />,
  };
  return (
    <Panel title={t('choices.deliveryTime')}>
      <div className={styles.choice}>
        <RadioGroup<'soon' | 'slot'>
          legend={t('choices.whenItComes')}
          isLegendHidden
          variant="cards"
          options={canComeSoon ? [soon, later] : [later]}
          value={isSlot ? 'slot' : 'soon'}
          onChange={(value) => choose(value === 'soon' ? 'soon' : (first?.startsAt ?? 'soon'))}
        />
        {problem !== null && <InlineAlert>{problem}</InlineAlert>}
        {isSlot && shown && <Slots slots={slots} slot={slot} shown={shown} nowAt={nowAt} onChoose={choose} />}
      </div>
    </Panel>
  );
}

function soonHint(promise: DeliveryPromise): string {
  if (promise.kind === 'now') return t('choices.inMinutes', { n: promise.minutes });
  return promise.kind === 'opening' ? t('choices.by', { time: formatTime(promise.byAt) }) : '';
}

interface SlotsProps {
  readonly slots: readonly FreeSlot[];
  /** The chosen one; null once it can no longer be had. */
  readonly slot: FreeSlot | null;
  /** The slot whose day is shown: the chosen one, or the first free one. */
  readonly shown: FreeSlot;
  readonly nowAt: number;
  readonly onChoose: (startsAt: number) => void;
}

/** The slots of one day, and the way to the other day. */
function Slots({ slots, slot, shown, nowAt, onChoose }: SlotsProps) {
  const dayOf = ({ startsAt }: FreeSlot): string => String(startOfIndiaDay(startsAt));
  const days = [...new Map(slots.map((one) => [dayOf(one), one])).entries()];
  const ofDay = (day: string): FreeSlot[] => slots.filter((one) => dayOf(one) === day);
  const firstOf = (day: string): FreeSlot | undefined =>
    ofDay(day).find(({ free }) => free > 0) ?? ofDay(day)[0];
  const day = dayOf(shown);
  return (
    <>
      {days.length > 1 && (
        <Segmented
          label={t('choices.day')}
          isBlock
          options={days.map(([value, one]) => ({ value, label: formatSlotDay(one, nowAt) }))}
          value={day}
          onChange={(value) => onChoose(firstOf(value)?.startsAt ?? shown.startsAt)}
        />
      )}
      <RadioGroup
        legend={t('choices.time')}
        isLegendHidden
        variant="cards"
        options={ofDay(day).map((one) => ({
          value: String(one.startsAt),
          label: <SlotLabel slot={one} />,
          hint: placesHint(one),
          isDisabled: one.free === 0,
        }))}
        value={slot && String(slot.startsAt)}
        onChange={(value) => onChoose(Number(value))}
      />
    </>
  );
}

/** Breaks before 'to', where it has to. */
const SlotLabel = ({ slot }: { slot: FreeSlot }) =>
  rich('choices.slotTimes', {
    from: formatTime(slot.startsAt),
    until: formatTime(slot.endsAt),
    end: (inside) => <span className={styles.until}>{inside}</span>,
  });

function placesHint({ free }: FreeSlot): string | undefined {
  if (free === 0) return t('choices.full');
  return free < fewPlaces ? t('choices.left', { n: free }) : undefined;
}
