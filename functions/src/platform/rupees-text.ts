const indian = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** An amount as people read it, for the lines of an order's history. */
export const rupeesText = (paise: number): string => indian.format(paise / 100);
