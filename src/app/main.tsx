import { render } from 'preact';
import { App } from '../ui/app.tsx';
import { showCrash } from './crash-dialog.ts';
import { catchCrashes, reportOf } from './report.ts';
import { browserServices } from './services.ts';

/** A storage that hangs must not keep the home screen away. */
const SETTINGS_WAIT = 300;

const services = browserServices();

catchCrashes(mistake => showCrash(() => reportOf(mistake, services.shelf)));

void services.shelf.start();
void services.online.start();

// The theme is known before the first paint, so that a light room never flashes dark.
await Promise.race([services.settings.load(), new Promise(resolve => setTimeout(resolve, SETTINGS_WAIT))]);

const root = document.getElementById('app');
if (!root) throw new Error('The page has no place for the app.');
render(<App services={services} />, root);
