/** A basket of groceries; decoration, not read out. */
export function BasketDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 156 156" fill="none" aria-hidden="true">
      <ellipse cx="80" cy="146" rx="62" ry="7" fill="#072617" opacity=".7" />
      <path
        d="M24 66c-9-10-7-22 2-27-3-11 6-20 16-17 5-10 19-11 24-2 10-2 18 7 14 17 7 6 6 17-2 21l-8 26H34z"
        fill="#57b64a"
      />
      <path d="M30 64c-5-8-3-16 5-18-1-8 6-13 13-10 4-7 14-6 16 2 7 0 11 7 7 14l-9 22H40z" fill="#7fd068" />
      <path
        d="M49 86c0-20 3-32 10-44M48 66l-9-9M52 58l10-7"
        stroke="#3d9136"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="m86 84 40-70c4-7 13-9 20-5s9 13 5 20l-40 66z" fill="#d98d3e" />
      <path d="m91 82 38-66c4-6 11-8 17-4s8 11 4 17l-38 62z" fill="#f2b468" />
      <path d="m112 46 15 5m-25 13 15 5m4-41 15 5" stroke="#fbdba6" strokeWidth="7" strokeLinecap="round" />
      <circle cx="77" cy="74" r="25" fill="#d92c3a" />
      <circle cx="72" cy="68" r="18" fill="#ef4a4f" />
      <path d="M63 60c4-5 10-7 16-5" stroke="#ff9a8f" strokeWidth="4" strokeLinecap="round" />
      <path d="M77 54c-6-5-12-4-15 0 6 1 10 3 15 6 3-4 8-6 14-6-3-5-9-6-14 0z" fill="#2f8a3c" />
      <path d="M22 92h116l-14 46c-1.5 5-5 7-10 7H46c-5 0-8.5-2-10-7z" fill="#b9762f" />
      <path d="M22 92h116l-14 46c-1.5 5-5 7-10 7H46c-5 0-8.5-2-10-7z" fill="url(#weave)" />
      <rect x="14" y="82" width="132" height="18" rx="7" fill="#e0a55c" />
      <path d="M20 88h120" stroke="#f4cd94" strokeWidth="4" strokeLinecap="round" />
      <defs>
        <pattern
          id="weave"
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45 80 120)"
        >
          <path d="M0 8h16M8 0v16" stroke="#8a541d" strokeWidth="4" opacity=".75" />
        </pattern>
      </defs>
    </svg>
  );
}
