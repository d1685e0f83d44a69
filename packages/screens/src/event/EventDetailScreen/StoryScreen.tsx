import type { Lang } from '@first-gong/domain';
import { useState } from 'react';
import { memberIn, StoryPage } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { EventDetailScreen } from './EventDetailScreen.js';
import type { EventDetailState } from './state.js';

const nothing = () => {};

/** The screen with a stateful owner, like the storefront. */
export function StoryScreen({ state }: { state: (lang: Lang) => EventDetailState }) {
  const { lang } = useText();
  const given = state(lang);
  const [choice, setChoice] = useState(given.kind === 'ready' ? given.choice : null);
  const [favourite, setFavourite] = useState(false);
  return (
    <StoryPage
      chrome={{
        currentCategory: given.kind === 'ready' ? given.event.navCategory : null,
        member: given.kind === 'ready' && given.member ? memberIn(lang) : null,
      }}
    >
      <EventDetailScreen
        state={given.kind === 'ready' && choice ? { ...given, choice } : given}
        hearts={({ likes }) => ({ likes, checked: favourite, onChange: setFavourite })}
        onChoose={setChoice}
        onHold={nothing}
        onPlanRetry={nothing}
        onStay={nothing}
        onLeavingShown={nothing}
        onShare={nothing}
        onPriorityCard={nothing}
        onRetry={nothing}
      />
    </StoryPage>
  );
}
