/** Pictures for the gallery, drawn here so that it needs no server: transparent ground, as the shop's pictures. */

const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="240" height="240">${inside}</svg>`,
  )}`;

const shadow = '<ellipse cx="60" cy="106" rx="42" ry="6" fill="#000" opacity=".18"/>';

export const samplePictures = {
  mango: svg(
    `${shadow}<path d="M30 62c0-24 22-38 40-30 22 9 30 38 14 58-14 17-54 12-54-28z" fill="#ffb224"/>
    <path d="M44 40c14-12 34-8 42 12 5 13 3 27-4 36 8-28-10-48-38-48z" fill="#f2792b"/>
    <path d="M66 30c4-14 16-18 28-14-4 10-14 16-28 14z" fill="#5a9e2f"/>`,
  ),
  pack: svg(
    `${shadow}<path d="M32 22h56l-4 12v70H36V34z" fill="#2a74d0"/><path d="M32 22h56l-4 12H36z" fill="#d5dbe2"/>
    <rect x="44" y="46" width="32" height="7" rx="3.5" fill="#fff"/><circle cx="60" cy="78" r="16" fill="#fff"/>
    <path d="M54 70h12l-2 16h-8z" fill="#a9d3ff"/>`,
  ),
  leaves: svg(
    `${shadow}<path d="M60 104c-2-30 0-60 2-88" stroke="#3f6d22" stroke-width="4" fill="none"/>
    ${[28, 46, 64, 82]
      .map(
        (y) =>
          `<ellipse cx="42" cy="${y}" rx="20" ry="8" fill="#6aa335" transform="rotate(20 42 ${y})"/><ellipse cx="80" cy="${y - 6}" rx="20" ry="8" fill="#8cc152" transform="rotate(-20 80 ${y - 6})"/>`,
      )
      .join('')}`,
  ),
  basket: svg(
    `${shadow}<path d="M36 48c0-30 48-30 48 0" stroke="#a9672b" stroke-width="6" fill="none"/>
    <path d="M22 48h76l-8 52a6 6 0 0 1-6 5H36a6 6 0 0 1-6-5z" fill="#cf8a43"/><path d="M20 44h80v12H20z" fill="#b87333"/>`,
  ),
} as const;
