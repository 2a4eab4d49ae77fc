import './styles/index.css';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from './components/lazy.tsx';
import { Screen } from './components/screen.tsx';
import { Toasts } from './components/toasts.tsx';
import { Home } from './home/home.tsx';
import { PasteInvitation } from './home/paste-invitation.tsx';
import { type Route, followRoute } from './router.ts';
import type { Services } from './services.ts';
import { ROUTES } from './words.ts';

const NewMatchScreen = lazy(async () => (await import('./new-match/new-match.tsx')).NewMatchScreen);
const MatchScreen = lazy(async () => (await import('./play/match-screen.tsx')).MatchScreen);
const JoinScreen = lazy(async () => (await import('./online/join-screen.tsx')).JoinScreen);
const TableScreen = lazy(async () => (await import('./online/table-screen.tsx')).TableScreen);
const ScanScreen = lazy(async () => (await import('./same-room/screens.ts')).ScanScreen);
const CodeScreen = lazy(async () => (await import('./same-room/screens.ts')).CodeScreen);
const RulesScreen = lazy(async () => (await import('./rules/rules-screen.tsx')).RulesScreen);
const LearnScreen = lazy(async () => (await import('./rules/learn-screen.tsx')).LearnScreen);
const SettingsScreen = lazy(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen);
const CreditsScreen = lazy(async () => (await import('./credits/credits-screen.tsx')).CreditsScreen);

/** The shell: one screen at a time, dressed as the settings say. */
export function App({ services }: { readonly services: Services }): JSX.Element {
  const { route, stop } = useMemo(followRoute, []);
  useEffect(() => stop, []);

  useSignalEffect(() => {
    const { theme, motion } = services.settings.current.value;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['motion'] = motion ? 'on' : 'off';
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  });

  return (
    <>
      <Routed route={route.value} services={services} />
      <Toasts />
    </>
  );
}

function Routed({ route, services }: { readonly route: Route; readonly services: Services }): JSX.Element {
  switch (route.name) {
    case 'home':
      return <Home services={services} />;
    case 'new':
      return <NewMatchScreen key={route.game} services={services} game={route.game} />;
    case 'match':
      return <MatchScreen key={route.id} services={services} id={route.id} />;
    case 'join':
      return <JoinScreen key={route.address.secret} services={services} address={route.address} />;
    case 'table':
      return <TableScreen key={route.room} services={services} room={route.room} />;
    case 'scan':
      return <ScanScreen key={route.room} services={services} room={route.room} />;
    case 'code':
      return <CodeScreen key={route.code} services={services} code={route.code} />;
    case 'learn':
      return <LearnScreen key={route.game} services={services} game={route.game} />;
    case 'rules':
      return <RulesScreen key={route.game} services={services} game={route.game} rule={route.rule} />;
    case 'settings':
      return <SettingsScreen services={services} />;
    case 'credits':
      return <CreditsScreen />;
    case 'lost-invitation':
      return (
        <Nowhere title={ROUTES.lostTitle} text={ROUTES.lostText}>
          <PasteInvitation />
        </Nowhere>
      );
    case 'unknown':
      return <Nowhere title={ROUTES.unknownTitle} text={ROUTES.unknownText} />;
  }
}

interface NowhereProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

function Nowhere({ title, text, children }: NowhereProps): JSX.Element {
  return (
    <Screen title={title}>
      <p>{text}</p>
      {children}
      <p>
        <a class="button" data-kind="primary" href="#/">
          {ROUTES.home}
        </a>
      </p>
    </Screen>
  );
}
