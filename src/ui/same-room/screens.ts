/* One part of the app to fetch: whoever comes by one of them is likely to need the other. */
export { CodeScreen } from './code-screen.tsx';
export { ScanScreen } from './visit-screen.tsx';
