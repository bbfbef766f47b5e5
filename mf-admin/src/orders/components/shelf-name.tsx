import { Small } from '@basket/ui';

export interface ShelfNameProps {
  /** The name that is shown. */
  readonly name: string;
  /** The English one. */
  readonly soldAs: string;
}

/** The English name of an item below its own, where that is another one: labels on the shelves are in English (rule: order-names). */
export const ShelfName = ({ name, soldAs }: ShelfNameProps) =>
  name === soldAs ? null : <Small lang="en">{soldAs}</Small>;
