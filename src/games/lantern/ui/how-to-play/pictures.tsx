import type { JSX } from 'preact';
import { CardBack } from '../../../../ui/components/card-back.tsx';
import { Lamp } from '../table/lamp.tsx';

export const LitPicture = (): JSX.Element => <Lamp lit />;

export const AsidePicture = (): JSX.Element => (
  <span class="lantern-card" aria-hidden="true">
    <CardBack />
  </span>
);

export const DarkPicture = (): JSX.Element => <Lamp lit={false} />;
