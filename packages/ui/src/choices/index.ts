export { Checkbox, type CheckboxProps } from './checkbox';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented';
export { Select, type SelectOption, type SelectProps } from './select';
export { Stepper, type StepperProps } from './stepper';
export { SlotChoice, type SlotChoiceProps } from './slot-choice';
export { useSlotChoice, type SlotChoiceState } from './use-slot-choice';
