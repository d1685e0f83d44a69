import { errorText } from '@first-gong/i18n/errorText';
import { useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Announcer } from '../../shared/Announcer.js';
import { formProblem } from '../../shared/form/formProblem.js';
import type { EventSelection } from '../../shared/hrefs.js';
import { screenRoot, t } from '../../shared/screenRoot.js';
import { whale } from '../../shared/story/index.js';
import { EventDetailScreen } from './EventDetailScreen.js';
import { readyEvent } from './readyEvent.js';
import type { EventReady } from './state.js';

// The tests' page: a stateful owner, with handlers that record their calls.

export { t, words } from '../../shared/screenRoot.js';
export const overLimit = (values: { limit: number; left: number }) =>
  errorText(t, { code: 'quantityOverEventLimit', values });

export const onHold = vi.fn<(choice: EventSelection) => void>();
export const onPlanRetry = vi.fn<() => void>();
export const onStay = vi.fn<() => void>();
export const onLeavingShown = vi.fn<() => void>();
export const onShare = vi.fn<() => void>();
/** Receives the address of a form that the browser sends. */
export const left = vi.fn<(url: string) => void>();

function leave(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (!event.defaultPrevented) left(`${form.getAttribute('action')}?${new URLSearchParams(query(form))}`);
  event.preventDefault();
}

const query = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => [name, String(value)]);

function Owner({ event = whale('en_us'), ...changes }: Partial<EventReady>) {
  const given = readyEvent(event, changes);
  const [choice, setChoice] = useState(given.choice);
  const [priorityCard, setPriorityCard] = useState(given.priorityCard);
  return (
    <Announcer>
      <EventDetailScreen
        state={{ ...given, choice, priorityCard }}
        onChoose={setChoice}
        onHold={onHold}
        onPlanRetry={onPlanRetry}
        onStay={onStay}
        onLeavingShown={onLeavingShown}
        onShare={onShare}
        onPriorityCard={setPriorityCard}
        onRetry={() => {}}
      />
    </Announcer>
  );
}

/** Sets up the page before each test and cleans up afterwards. Call it once per file. */
export function eventPage() {
  const root = screenRoot();
  beforeEach(() => {
    document.addEventListener('submit', leave);
  });
  afterEach(() => {
    document.removeEventListener('submit', leave);
    vi.clearAllMocks();
  });
  const show = (changes: Partial<EventReady> = {}) =>
    root.render(<Owner choice={{ performanceId: 'whale-2', zone: null, quantity: 1 }} {...changes} />);
  return { root, show };
}

export const zoneB = page.getByRole('radio', { name: /^Stalls, centre/ });
export const quantity = page.getByRole('spinbutton', { name: 'Tickets', exact: true });
export const eventId = whale('en_us').id;
export const hold = page.getByRole('button', { name: 'Hold seats', exact: true });
export const summary = formProblem;
