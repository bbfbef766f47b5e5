import { optionGroups, type PublishedOption, type ProductOption } from '@basket/domain';
import { RadioGroup, rupees } from '@basket/ui';

export interface OptionGroupsProps {
  readonly options: readonly PublishedOption[];
  readonly chosen: readonly ProductOption[];
  readonly onChoose: (option: ProductOption) => void;
  /** The price of one unit with this choice and the current others. */
  readonly priceOf: (option: ProductOption) => number;
}

/** The groups of options, each with one choice. */
export function OptionGroups({ options, chosen, onChoose, priceOf }: OptionGroupsProps) {
  return optionGroups(options).map(({ group, choices }) => (
    <RadioGroup
      key={group}
      legend={choices[0]?.groupName ?? group}
      variant="cards"
      options={choices.map((choice) => ({
        value: choice.optionId,
        label: choice.value,
        hint: rupees(priceOf(choice)),
      }))}
      value={chosen.find((option) => option.group === group)?.optionId ?? null}
      onChange={(optionId) => {
        const option = choices.find((choice) => choice.optionId === optionId);
        if (option) onChoose(option);
      }}
    />
  ));
}
