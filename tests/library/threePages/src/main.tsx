import '@first-gong/ui/style.css';
import { I18nProvider } from '@first-gong/ui/I18nProvider';
import { en } from '@first-gong/ui/words/en';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch, useSearch } from 'wouter';
import { OrderForm } from './OrderForm';
import { Programme } from './Programme';
import { Seats } from './Seats';
import { FollowLinks } from './wouter/FollowLinks';

const words = [en];

function ProgrammePage() {
  return <Programme page={Number(new URLSearchParams(useSearch()).get('page') ?? 1)} />;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale="en-HK" words={words}>
        <FollowLinks />
        <Switch>
          <Route path="/app/order">
            <OrderForm today="2026-11-25" />
          </Route>
          <Route path="/app/seats">
            <Seats />
          </Route>
          <Route>
            <ProgrammePage />
          </Route>
        </Switch>
      </I18nProvider>
    </StrictMode>,
  );
}
