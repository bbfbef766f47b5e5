/** Units of a line that a request may ask for at all; the store's own limit is a setting, and lower. */
export const maxQuantityPerLine = 99;
export const maxLinesPerOrder = 50;
