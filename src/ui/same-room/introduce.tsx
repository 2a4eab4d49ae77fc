import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { NameForm } from '../online/name-dialog.tsx';
import type { Online } from '../online.ts';
import { JOIN } from '../online-words.ts';

interface IntroduceProps {
  readonly online: Online;
  readonly done: string;
}

/** Whoever has no name yet says it. */
export function Introduce({ online, done }: IntroduceProps): JSX.Element {
  const form = useId();
  return (
    <section class="panel introduce">
      <h2>{JOIN.nameTitle}</h2>
      <NameForm id={form} name="" onName={name => online.callMe(name)} />
      <p class="soft">{JOIN.nameLine}</p>
      <Button kind="primary" wide type="submit" form={form}>
        {done}
      </Button>
    </section>
  );
}
