/** The zeros of the digits that are typed in India, each followed by its other nine: of Devanagari, Bengali and so on, then Arabic and full-width ones. */
const zeros = [
  0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x1c50, 0xabf0, 0x660, 0x6f0, 0xff10,
];

/** The text with the digits of Indian scripts, Arabic and full-width ones as 0 to 9: '१२.५ kg' is '12.5 kg'. */
export const toLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** All digits of a text in whatever script, as 0 to 9, and nothing else of it: '९८४५०-21764' is '9845021764'. */
export const digitsIn = (text: string): string => toLatinDigits(text).replace(/\D/g, '');
