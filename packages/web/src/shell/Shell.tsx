import { createEffect, createMemo, ErrorBoundary, on, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { lately } from '../components/lately.ts';
import { createRest } from '../components/rest.ts';
import { language } from '../i18n/language.ts';
import { address } from '../router/address.ts';
import { beside, followBeside } from '../router/beside.ts';
import type { Address } from '../router/parse.ts';
import { Bar } from './Bar.tsx';
import { FaultPage } from './FaultPage.tsx';
import { Footer } from './Footer.tsx';
import { LostPage } from './LostPage.tsx';
import { text } from './messages.ts';
import { type Route, routes } from './routes.ts';
import './Shell.css';

const RulesBeside = lately(() => import('../pages/rulebook/beside/index.tsx'), 'RulesBeside');
const Offline = lately(() => import('../offline/index.tsx'), 'Offline');
const lost: Route = { title: () => text().lostTitle, page: LostPage };

function routeOf({ page, rest }: Address): Route {
  const route = Object.hasOwn(routes, page) ? routes[page] : undefined;
  return route && (route.deep || rest.length === 0) ? route : lost;
}

export function Shell() {
  const route = createMemo(() => routeOf(address()));
  const atRest = createRest();
  let main!: HTMLElement;

  document.addEventListener('click', followBeside);
  createEffect(() => {
    document.documentElement.lang = language();
  });
  createEffect(() => {
    document.title = `${route().title()} · Oubliette`;
  });
  createEffect(
    on(
      route,
      () => {
        scrollTo(0, 0);
        main.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );

  return (
    <div class="shell" data-page={address().page || 'home'}>
      <button type="button" class="shell-skip" onClick={() => main.focus()}>
        {text().toContent}
      </button>
      <Bar />
      <main class="shell-main" tabindex="-1" ref={main}>
        <Show when={route()} keyed>
          {current => (
            <ErrorBoundary fallback={fault => <FaultPage fault={fault} />}>
              <Suspense fallback={<p class="shell-loading">{text().loading}</p>}>
                <Dynamic component={current.page} />
              </Suspense>
            </ErrorBoundary>
          )}
        </Show>
      </main>
      <Footer />
      <Show when={beside() !== null}>
        <Suspense>
          <RulesBeside />
        </Suspense>
      </Show>
      <Show when={atRest()}>
        <Suspense>
          <Offline />
        </Suspense>
      </Show>
    </div>
  );
}
