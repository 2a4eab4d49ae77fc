import './crash-dialog.css';

const WORDS = {
  title: 'Something broke',
  text: 'That is our mistake, not yours. Every move you made is stored: start again and go on where you were.',
  again: 'Start again',
  home: 'Go to the box',
  copy: 'Copy report, secrets included',
  copied: 'Copied',
  warning:
    'The report helps us find the mistake. It holds the whole match with every hidden card and role, so share it only when nobody minds.',
};

/** Built without the shell, which may be what broke. */
export function showCrash(report: () => Promise<string>): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'crash';
  dialog.setAttribute('aria-labelledby', 'crash-title');

  const title = element('h2', WORDS.title);
  title.id = 'crash-title';
  const again = button(WORDS.again, 'primary', () => location.reload());
  const home = button(WORDS.home, 'plain', () => {
    location.hash = '#/';
    location.reload();
  });
  const copy = button(WORDS.copy, 'plain', () => void hand(report, copy));
  dialog.append(title, element('p', WORDS.text), again, home, element('p', WORDS.warning), copy);
  document.body.append(dialog);
  dialog.showModal();
}

async function hand(report: () => Promise<string>, copy: HTMLButtonElement): Promise<void> {
  const text = await report().catch((error: unknown) => `No report: ${String(error)}`);
  try {
    await navigator.clipboard.writeText(text);
    copy.textContent = WORDS.copied;
  } catch {
    // Browsers withhold the clipboard over plain http: show the text, to be copied by hand.
    const field = document.createElement('textarea');
    field.readOnly = true;
    field.value = text;
    field.setAttribute('aria-label', WORDS.title);
    copy.replaceWith(field);
    field.select();
  }
}

function element(name: 'h2' | 'p', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function button(text: string, kind: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button';
  made.dataset['kind'] = kind;
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}
