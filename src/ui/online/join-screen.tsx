import './room.css';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { Screen } from '../components/screen.tsx';
import type { JoinAddress } from '../online.ts';
import { JOIN } from '../online-words.ts';
import type { Services } from '../services.ts';
import { NameForm } from './name-dialog.tsx';
import { TableScreen } from './table-screen.tsx';
import { UnavailableScreen } from './unavailable.tsx';

interface JoinScreenProps {
  readonly services: Services;
  readonly address: JoinAddress;
}

/** An invitation. Whoever has no name yet says it first; everybody else goes straight in. */
export function JoinScreen({ services, address }: JoinScreenProps): JSX.Element {
  const { online } = services;
  const form = useId();
  if (online.unavailable !== null) return <UnavailableScreen why={online.unavailable} />;
  if (online.myName.value !== '') return <TableScreen services={services} room={address.room} address={address} />;
  return (
    <Screen title={JOIN.title}>
      <section class="panel join-name">
        <h2>{JOIN.nameTitle}</h2>
        <NameForm id={form} name="" onName={name => online.callMe(name)} />
        <p class="soft">{JOIN.nameLine}</p>
        <Button kind="primary" wide type="submit" form={form}>
          {JOIN.go}
        </Button>
      </section>
    </Screen>
  );
}
