/** An amount as people read it in a sentence, with paise: `₹1,23,456.50`. Takes paise. */
export const rupeesText = (paise: number): string =>
  (paise / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
