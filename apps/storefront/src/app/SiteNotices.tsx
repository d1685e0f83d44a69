import { useText } from '@first-gong/screens/shared/text';
import { MaintenanceScreen, type MaintenanceScreenProps } from '@first-gong/screens/site/MaintenanceScreen';
import { ChatButton, SiteNotices, type SiteNoticesProps } from '@first-gong/screens/site/siteNotices';
import { useState } from 'react';
import { loadScript } from '../data/loadScript.js';
import { useTitle } from '../site/PageContext.js';

export type SiteNoticeProps =
  | ({ kind: 'notices' } & SiteNoticesProps)
  | ({ kind: 'closed' } & MaintenanceScreenProps)
  | { kind: 'chat'; script: string };

/** The site-wide notice of a page. Most pages do not need it and do not load it. */
export function SiteNotice(props: SiteNoticeProps) {
  switch (props.kind) {
    case 'notices':
      return <SiteNotices {...props} />;
    case 'closed':
      return <Closed {...props} />;
    case 'chat':
      return <Chat {...props} />;
  }
}

function Closed({ state }: MaintenanceScreenProps) {
  const { t } = useText('site');
  useTitle(t('site.closedPageTitle'));
  return <MaintenanceScreen state={state} />;
}

/** The chat's button, until the chat's script adds its own (spec §2). */
function Chat({ script }: { script: string }) {
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | 'open'>('closed');
  if (state === 'open') return null;
  const open = () => {
    if (state === 'opening') return;
    setState('opening');
    loadScript(script).then(
      () => setState('open'),
      () => setState('failed'),
    );
  };
  return <ChatButton state={state} onOpen={open} />;
}
