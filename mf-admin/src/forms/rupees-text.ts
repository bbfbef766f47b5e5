/** 123450 paise as a person types them: 1234.50. */
export const rupeesText = (paise: number): string => (paise / 100).toFixed(2);
