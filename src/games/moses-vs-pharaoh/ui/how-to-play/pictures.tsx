import type { ComponentType, JSX } from 'preact';
import type { PictureName } from './pages.ts';
import { Chariot, Die, INK, Numeral, Picture, Pyramid, SmallCard, Staff } from './picture.tsx';

const { lapis, oxblood, ink, gold, pale } = INK;

const SidesPicture = (): JSX.Element => (
  <Picture>
    <Staff x={86} y={82} />
    <path d="M160 30V130" stroke={ink} stroke-width="2" stroke-dasharray="5 6" />
    <Pyramid x={234} y={86} />
  </Picture>
);

const TurnPicture = (): JSX.Element => (
  <Picture>
    {[1, 4, 2].map((value, n) => (
      <SmallCard
        key={value}
        x={58 + n * 38}
        y={80 + Math.abs(n - 1) * 5}
        value={value}
        turn={(n - 1) * 9}
        fill={lapis}
      />
    ))}
    <path d="M176 80h34m-9-9 9 9-9 9" fill="none" stroke={ink} stroke-width="4" stroke-linecap="round" />
    <SmallCard x={246} y={82} fill={lapis} />
    <SmallCard x={262} y={76} fill={lapis} turn={8} />
  </Picture>
);

const CardPicture = (): JSX.Element => (
  <Picture>
    <path d="M160 52V22H92v22M160 52V22h68v22M160 108v28" fill="none" stroke={ink} stroke-width="3" />
    <SmallCard x={160} y={82} value={4} fill={oxblood} />
    <path
      d="M92 44 99 62 118 63 103 75 108 94 92 83 76 94 81 75 66 63 85 62Z"
      fill={gold}
      stroke={ink}
      stroke-width="2"
    />
    <circle cx="228" cy="70" r="24" fill={lapis} stroke={ink} stroke-width="2" />
    <Numeral x={228} y={70}>
      4
    </Numeral>
    <path d="M146 138h28v12h-28Z" fill={pale} stroke={ink} stroke-width="2" />
  </Picture>
);

const PlaguesPicture = (): JSX.Element => (
  <Picture>
    {[1, 1, 2, 2, 3, 3, 3, 4, 4, 5].map((value, n) => (
      <g key={n}>
        <circle cx={29 + n * 29} cy="52" r="12" fill={n < 4 ? oxblood : pale} stroke={ink} stroke-width="1.5" />
        <Numeral x={29 + n * 29} y={52} size={15} fill={n < 4 ? pale : ink}>
          {value}
        </Numeral>
      </g>
    ))}
    {Array.from({ length: 13 }, (_, n) => (
      <rect key={n} x={15 + n * 22.5} y="88" width="19" height="26" rx="3" fill={n < 7 ? lapis : pale} stroke={ink} />
    ))}
    <Die x={145} y={138} value={2} fill={oxblood} />
  </Picture>
);

const HeartPicture = (): JSX.Element => (
  <Picture>
    <SmallCard x={56} y={82} value={5} fill={oxblood} turn={-7} />
    <SmallCard x={104} y={80} value={3} fill={oxblood} turn={6} />
    <path
      d="M200 128c-44-30-56-48-56-66 0-32 44-36 56-8 12-28 56-24 56 8 0 18-12 36-56 66Z"
      fill={oxblood}
      stroke={ink}
      stroke-width="3"
    />
    <path d="M188 48 206 68 192 84 210 108" fill="none" stroke={ink} stroke-width="3" />
    <Numeral x={200} y={80} size={32}>
      20
    </Numeral>
    <Numeral x={286} y={82} size={30} fill={lapis}>
      −1
    </Numeral>
  </Picture>
);

const RoadPicture = (): JSX.Element => (
  <Picture>
    <path d="M192 0H244C228 50 262 110 240 160H186C206 110 174 50 192 0Z" fill={lapis} />
    <path d="M184 84C206 76 228 76 250 84L250 100C228 92 206 92 184 100Z" fill={gold} />
    <path
      d="M26 116 78 74 128 104 172 90H250L282 60"
      fill="none"
      stroke={ink}
      stroke-width="3"
      stroke-dasharray="6 5"
    />
    {[
      [26, 116],
      [78, 74],
      [128, 104],
      [172, 90],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="10" fill={pale} stroke={ink} stroke-width="2.5" />
    ))}
    <path d="M254 72 280 26 308 72Z" fill={gold} stroke={ink} stroke-width="2" />
    <Staff x={22} y={70} />
  </Picture>
);

const ChariotsPicture = (): JSX.Element => (
  <Picture>
    <path d="M150 0C176 50 130 110 156 160H184C158 110 204 50 178 0Z" fill={lapis} />
    <Chariot x={60} y={60} />
    <Chariot x={86} y={112} />
    <Chariot x={246} y={82} />
    <circle cx="166" cy="80" r="20" fill={pale} stroke={ink} stroke-width="2" />
    <Numeral x={166} y={80} fill={ink}>
      4
    </Numeral>
  </Picture>
);

const BattlePicture = (): JSX.Element => (
  <Picture>
    {[6, 2, 6, 3, 6, 1, 6, 5, 4].map((value, n) => (
      <Die key={n} x={36 + (n % 3) * 34} y={44 + Math.floor(n / 3) * 36} value={value} fill={oxblood} />
    ))}
    <path d="M150 50 178 110M178 50 150 110" stroke={ink} stroke-width="5" stroke-linecap="round" />
    {[4, 6, 2, 1, 6, 5, 3, 3].map((value, n) => (
      <Die key={n} x={216 + (n % 3) * 34} y={44 + Math.floor(n / 3) * 36} value={value} fill={lapis} />
    ))}
  </Picture>
);

const AnswersPicture = (): JSX.Element => (
  <Picture>
    <SmallCard x={110} y={84} value={2} fill={oxblood} turn={-8} />
    <SmallCard x={186} y={76} value={5} fill={lapis} turn={10} />
    <path d="M124 110 168 54M124 54 168 110" stroke={ink} stroke-width="5" stroke-linecap="round" opacity="0.75" />
    <SmallCard x={272} y={84} fill={lapis} />
    <Numeral x={48} y={80} size={54} fill={gold}>
      ?
    </Numeral>
  </Picture>
);

export const PICTURES: Readonly<Record<PictureName, ComponentType>> = {
  sides: SidesPicture,
  turn: TurnPicture,
  card: CardPicture,
  plagues: PlaguesPicture,
  heart: HeartPicture,
  road: RoadPicture,
  chariots: ChariotsPicture,
  battle: BattlePicture,
  answers: AnswersPicture,
};
