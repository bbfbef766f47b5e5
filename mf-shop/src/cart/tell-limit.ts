import { toast, type CartLine } from '@basket/web';

/** Says why the stepper stops. */
export const tellLimit = ({ maxQuantity, name }: Pick<CartLine, 'maxQuantity' | 'name'>): void =>
  toast.info(`At most ${maxQuantity} ${name} can be ordered`);
