import type { Lang } from '@first-gong/domain';
import { itemIn, memberIn, previewOf, secondsLeft } from '../../shared/story/index.js';
import type { ReadyPreview } from './state.js';

/** For stories and tests: an order of three seats before any choice. */
export function readyPreview(
  lang: Lang,
  order: Partial<Parameters<typeof previewOf>[1]> = {},
  changes: Partial<ReadyPreview> = {},
): ReadyPreview {
  const preview = previewOf(lang, { items: [itemIn(lang, 'whale')], ...order });
  return {
    kind: 'ready',
    preview,
    secondsLeft: secondsLeft.preview,
    choice: preview.choice,
    problems: [],
    agreed: false,
    consentLapsed: false,
    updating: false,
    confirming: false,
    cancelling: false,
    cancelOpen: false,
    error: null,
    failure: null,
    memberName: memberIn(lang).name,
    ...changes,
  };
}
