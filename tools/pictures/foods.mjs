/** Cooked, baked and made things that the emoji set lacks, drawn around the origin in a square of 100 units. */
import { at, ball, box, disc, flat, line, rounded, solid, standing } from './shapes.mjs';

/** @param {number} count @param {(index: number) => string} draw */
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A stack of flat breads. @param {string} dough @param {string} spot @param {number} sheets */
const stack = (dough, spot, sheets) =>
  times(sheets, (n) => {
    const y = 26 - n * 9;
    return `<ellipse cx="${n % 2 ? 2 : -1}" cy="${y + 4}" rx="46" ry="15" fill="#000" opacity=".16"/><ellipse cx="${n % 2 ? 2 : -1}" cy="${y}" rx="46" ry="15" fill="${dough}"/>`;
  }) +
  [
    [-20, -12, 6],
    [6, -18, 5],
    [22, -8, 7],
    [-4, -6, 4],
    [-30, -16, 3],
  ]
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${(y ?? 0) + 42 - sheets * 9}" rx="${r}" ry="${(r ?? 2) * 0.5}" fill="${spot}" opacity=".55"/>`,
    )
    .join('');

/** @param {string} crust @param {string} top */
const bun = (crust, top) =>
  rounded('M-44 18C-46 -20 -24 -34 0 -34C24 -34 46 -20 44 18Q44 28 34 28H-34Q-44 28 -44 18Z', crust) +
  flat('M-44 16Q0 26 44 16Q44 28 34 28H-34Q-44 28 -44 16Z', top);

/** @param {string} colour */
const cube = (colour) =>
  flat('M-36 -14L0 -34L36 -14L0 6Z', colour) +
  flat('M-36 -14L0 -34L36 -14L0 6Z', '#fff', 0.4) +
  flat('M-36 -14L0 6V44L-36 22Z', colour) +
  flat('M36 -14L0 6V44L36 22Z', colour) +
  flat('M36 -14L0 6V44L36 22Z', '#000', 0.16);

const spiral =
  'M0 0C6 -8 16 0 12 10C8 22 -12 22 -18 8C-24 -10 -8 -28 12 -26C36 -22 42 8 28 26C10 46 -26 42 -38 18';
const sesame = [
  [-16, -14],
  [-4, -22],
  [10, -18],
  [20, -8],
  [2, -8],
  [-24, -2],
  [-10, -4],
];

/** @type {Record<string, string>} */
export const foods = {
  bun: bun('#d98d3f', '#b96f2a'),
  'sesame-bun':
    bun('#dc9444', '#bb722c') +
    sesame.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3" ry="1.800" fill="#fff4d8"/>`).join(''),
  chapatis: stack('#ecc890', '#a9713a', 5),
  rusk:
    standing(
      'M-40 -20C-40 -34 -24 -36 -12 -30C0 -36 14 -36 24 -30C38 -34 44 -22 38 -12V22Q38 30 30 30H-32Q-40 30 -40 22Z',
      '#d9963f',
    ) +
    flat(
      'M-33 -18C-32 -27 -22 -28 -12 -22C0 -28 12 -28 24 -22C32 -26 36 -18 31 -10V18Q31 23 26 23H-28Q-33 23 -33 18Z',
      '#f2c478',
    ) +
    times(7, (n) => disc(-22 + (n % 4) * 15, -8 + Math.floor(n / 4) * 16, 2.2, '#c98536', 0.8)),
  paneer: cube('#fffdf4'),
  mince: times(26, (n) =>
    line(
      `M${-34 + ((n * 29) % 62)} ${-14 + ((n * 17) % 40)}q6 -7 12 0t9 2`,
      ['#e8a493', '#d98a78', '#f2bcae'][n % 3] ?? '#e8a493',
      7,
    ),
  ),
  kebabs: [-30, 0, 30]
    .map((x) =>
      at(
        line('M0 -48V50', '#d9b27c', 4) +
          solid(
            'M-9 -34Q0 -42 9 -34Q12 -22 8 -14Q12 -4 9 6Q12 16 9 26Q0 34 -9 26Q-12 16 -9 6Q-12 -4 -8 -14Q-12 -22 -9 -34Z',
            '#9a4d27',
          ) +
          line('M-6 -22L6 -18M-6 -4L6 0M-6 14L6 18', '#5c2a12', 2.4, 0.7),
        x,
        0,
        { rotate: x * 0.3 },
      ),
    )
    .join(''),
  chickpeas: [
    [-22, 8],
    [22, 10],
    [0, -12],
    [-4, 24],
    [16, -16],
    [-24, -14],
    [26, 28],
    [-28, 28],
  ]
    .map(
      ([x, y]) =>
        ball(x ?? 0, y ?? 0, 15, '#e8c88a') +
        line(`M${(x ?? 0) - 3} ${(y ?? 0) - 6}q5 4 3 10`, '#b98f4a', 2, 0.7),
    )
    .join(''),
  jaggery: cube('#b8742a'),
  'fruit-cake':
    flat('M-44 -8L-36 30H36L44 -8Z', '#8a4a1f') +
    flat('M-44 -8L-36 30H36L44 -8Z', 'url(#fall)') +
    rounded('M-46 -6C-44 -28 -20 -34 0 -34C20 -34 44 -28 46 -6Q0 4 -46 -6Z', '#b5692d') +
    [
      [-24, -14, '#c8203c'],
      [-6, -20, '#3f9a45'],
      [12, -14, '#e8a21c'],
      [26, -18, '#c8203c'],
      [0, -8, '#e8a21c'],
      [-34, -8, '#3f9a45'],
    ]
      .map(([x, y, c]) => ball(Number(x), Number(y), 5, String(c)))
      .join(''),
  biscuit:
    ball(0, 0, 42, '#e2a653') +
    `<circle r="34" fill="none" stroke="#b97a2c" stroke-width="2.500" stroke-dasharray="2 7" stroke-linecap="round"/>` +
    times(7, (n) => disc(16 * Math.cos(n * 0.9), 16 * Math.sin(n * 0.9), 2.4, '#b97a2c', 0.8)),
  'square-biscuit':
    standing(box(-40, -32, 80, 64, 8), '#e6b05c') +
    times(12, (n) => disc(-27 + (n % 4) * 18, -18 + Math.floor(n / 4) * 18, 2.6, '#bb7f31', 0.85)),
  'cream-biscuit':
    at(ball(0, 0, 42, '#3b2420'), 0, 8) +
    at(disc(0, 0, 40, '#fff6ea'), 0, 2) +
    at(
      ball(0, 0, 42, '#4a2d26') +
        `<circle r="33" fill="none" stroke="#2c1a17" stroke-width="3" stroke-dasharray="4 5"/>` +
        line('M-14 0H14M0 -14V14M-10 -10L10 10M-10 10L10 -10', '#2c1a17', 2.5, 0.7),
      0,
      -6,
    ),
  murukku: line(spiral, '#a8611c', 12) + line(spiral, '#dd9433', 9) + line(spiral, '#f3bb62', 3, 0.8),
  'banana-chip':
    ball(0, 0, 40, '#f5bd2d') +
    disc(0, 0, 30, '#fbd460', 0.8) +
    [0, 120, 240].map((turn) => `<g transform="rotate(${turn})">${disc(0, -12, 3, '#c98a14')}</g>`).join(''),
  crisp:
    rounded('M-42 -6C-34 -34 8 -40 34 -24C52 -10 38 22 14 28C-12 34 -46 26 -42 -6Z', '#f6c445') +
    line('M-28 0C-14 -16 14 -20 28 -8', '#fff0b8', 5, 0.7) +
    disc(-8, 10, 3, '#d2472c', 0.8) +
    disc(14, 4, 2.4, '#d2472c', 0.8) +
    disc(2, -8, 2, '#6b8e2e', 0.9),
  samosa:
    standing('M0 -40C6 -38 46 24 42 30C36 38 -36 38 -42 30C-46 24 -6 -38 0 -40Z', '#d9953f') +
    line('M-34 26C-10 18 14 18 34 26', '#a9691f', 3, 0.6),
  'gulab-jamun':
    ball(0, 0, 40, '#7c3414') +
    `<ellipse cx="-12" cy="-16" rx="12" ry="7" fill="#fff" opacity=".35" transform="rotate(-30 -12 -16)"/>`,
  almond:
    rounded('M0 -44C20 -26 30 -2 24 22C18 42 -18 42 -24 22C-30 -2 -20 -26 0 -44Z', '#b06a34') +
    line('M-8 -14C-14 4 -12 20 -8 32M6 -18C12 2 12 18 8 32', '#7d431a', 2, 0.6),
  cashew: rounded(
    'M-34 -20C-20 -44 26 -40 38 -8C46 18 24 42 4 36C-8 32 -6 18 4 14C14 10 10 -8 -4 -6C-18 -2 -42 -2 -34 -20Z',
    '#f2d9a8',
  ),
  popped: [
    [-24, 6],
    [22, 8],
    [0, -16],
    [-2, 20],
    [26, -14],
    [-24, -18],
  ]
    .map(
      ([x, y]) =>
        ball(x ?? 0, y ?? 0, 17, '#fff4cf') +
        disc((x ?? 0) + 5, (y ?? 0) - 4, 7, '#fffbe9', 0.9) +
        disc((x ?? 0) - 3, (y ?? 0) + 6, 4, '#e9b84a', 0.7),
    )
    .join(''),
  makhana: [
    [-22, 8],
    [20, 10],
    [0, -14],
    [-2, 22],
  ]
    .map(
      ([x, y]) => ball(x ?? 0, y ?? 0, 21, '#fbf4e6') + disc((x ?? 0) + 5, (y ?? 0) + 4, 4, '#b98a55', 0.7),
    )
    .join(''),
  incense:
    times(
      6,
      (n) =>
        `<g transform="rotate(${-20 + n * 8})">${line('M0 46V-6', '#b98953', 2.2)}${line('M0 -6V-46', '#5a3a2a', 5)}</g>`,
    ) + line('M4 -50C14 -62 -4 -66 8 -78', '#9aa6a0', 3, 0.5),
  foil:
    standing(box(-44, -12, 88, 44, 6), '#d7dde3') +
    line('M-44 0H44M-44 14H44', '#fff', 2, 0.8) +
    solid('M-44 -26Q-50 -12 -44 2H44Q50 -12 44 -26Z', '#c3ccd4') +
    disc(44, -12, 9, '#8a6a44') +
    disc(44, -12, 4, '#4d3820'),
  'bin-bags':
    solid('M-40 -24H40V34H-40Z', '#2f3a40') +
    `<ellipse cx="0" cy="-24" rx="40" ry="13" fill="#46545c"/><ellipse cx="0" cy="-24" rx="24" ry="7" fill="#2b353b"/><ellipse cx="0" cy="-24" rx="10" ry="3" fill="#0f1417"/><path d="M-40 34Q0 48 40 34Q40 44 0 47Q-40 44 -40 34Z" fill="#2f3a40"/>`,
  'scrub-pad':
    standing(box(-42, -4, 84, 30, 8), '#f5cf45') +
    standing(box(-42, -22, 84, 22, 7), '#3f8f4c') +
    times(9, (n) => disc(-34 + n * 8.5, -10 + (n % 3) * 4, 1.8, '#2c6d38', 0.8)) +
    times(6, (n) => disc(-30 + n * 12, 12 + (n % 2) * 5, 2.4, '#d9ae22', 0.8)),
  noodles:
    flat(box(-42, -34, 84, 68, 14), '#f2cf74') +
    times(8, (n) => line(`M-36 ${-26 + n * 8}q6 -8 12 0t12 0t12 0t12 0t12 0t12 0`, '#d9a52f', 3, 0.8)),
};
