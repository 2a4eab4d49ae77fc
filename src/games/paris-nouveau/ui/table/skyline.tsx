import type { JSX } from 'preact';

/** Roofs at night, above the windows. It grows with the room there is, and is gone where there is none. */
export const Skyline = (): JSX.Element => (
  <div class="pn-sky">
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <path class="pn-moon" d="M248 35a17 17 0 1 0 15 27 15 15 0 0 1-15-27Z" />
      <path class="pn-far" d={TOWER} />
      <path class="pn-far" d="M0 150h30l6-14h38l6 14h60l5-10h40l5 10h44l7-16h50l6 16h23v50H0Z" />
      <path
        class="pn-roof"
        d="M0 200v-26l8-14h64l8 14v26Zm86 0v-34l9-16h58l9 16v34Zm82 0v-24l8-14h62l8 14v24Zm84 0v-32l9-16h59v48Z"
      />
      <path
        class="pn-chimney"
        d="M22 160v-14h8v14m18 0v-9h6v9m54-1v-22h9v22m26 0v-13h7v13m52 13v-25h8v25m22 0v-12h6v12m66-10v-18h9v18m20 0v-26h8v26"
      />
      <path
        class="pn-attic"
        d="M20 172h9v12h-9Zm26 0h9v12h-9Zm64-6h9v13h-9Zm25 0h9v13h-9Zm48 8h9v12h-9Zm28 0h9v12h-9Zm62-8h9v13h-9Zm26 0h9v13h-9Z"
      />
    </svg>
  </div>
);

const TOWER =
  'M118 150c6-10 10-28 12-52l1-26h2l1 26c2 24 6 42 12 52h-6c-2-6-5-9-8-9s-6 3-8 9Zm8-30h12v3h-12Zm2-22h8v2h-8Z';
