import { signal } from '@preact/signals';
import { type JSX, render } from 'preact';
import '../../../src/ui/styles/index.css';
import '../../../src/ui/online/people.css';
import '../../../src/ui/same-room/same-room.css';
import { CodeCard } from '../../../src/ui/same-room/code-card.tsx';
import { useCamera } from '../../../src/ui/same-room/use-camera.ts';
import { Viewfinder } from '../../../src/ui/same-room/viewfinder.tsx';

const shown = new URLSearchParams(location.search).get('show');
const read = signal<readonly string[]>([]);

/** One phone shows a code … */
function Shower({ text }: { readonly text: string }): JSX.Element {
  return <CodeCard code={{ link: text, text, until: Date.now() + 60_000, lasts: 90_000 }} />;
}

/** … and another reads it. */
function Reader(): JSX.Element {
  const camera = useCamera(true);
  return (
    <>
      <Viewfinder
        camera={camera}
        onText={async text => {
          read.value = [...read.value, text];
        }}
      />
      <ol id="read">
        {read.value.map((text, n) => (
          <li key={n}>{text}</li>
        ))}
      </ol>
    </>
  );
}

const app = document.querySelector('#app');
if (app) render(shown === null ? <Reader /> : <Shower text={shown} />, app);
