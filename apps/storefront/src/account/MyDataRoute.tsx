import { hongKongDate, href, recordsUntil } from '@first-gong/domain';
import { type DataFormat, MyDataScreen } from '@first-gong/screens/account/MyDataScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { justNow, notReady, useMemberCall, useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { forgetDrafts } from '../session/draft.js';
import { clearRecent } from '../session/recentSearches.js';
import { keepToken } from '../session/session.js';
import { navigate } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { justClosed } from './justClosed.js';
import { saveFile } from './saveFile.js';

/** A copy of the member's own data, and the end of the account (spec §9 Privacy requests). */
export function Page() {
  const { t, lang } = useText('myData');
  const request = useRequest();
  const member = useMemberCall('memberInfo', undefined, { maxAge: justNow });
  const orders = useMemberCall('txns', undefined, { maxAge: justNow });
  const [saved, setSaved] = useState<string | null>(null);
  const [values, setValues] = useState({ password: '' });
  useTitle(t('myData.pageTitle'));

  const download = useAction(async (format: DataFormat) => {
    setSaved(null);
    const { data, page } = (await request('myData')).data;
    const name = `first-gong-${hongKongDate(data.madeAt)}.${format === 'page' ? 'html' : 'json'}`;
    if (format === 'page') saveFile(name, page, 'text/html;charset=utf-8');
    else saveFile(name, JSON.stringify(data, null, 2), 'application/json');
    setSaved(name);
  });
  const closing = useAction(async () => {
    await request('closeAccount', { body: values });
    clearRecent();
    forgetDrafts();
    // First the public page: without a token, this one asks for a login.
    navigate(href(lang, 'accountClosed'), { replace: true, state: justClosed });
    keepToken(null);
    return 'leaving';
  });
  const [latest] = orders.data ?? [];

  return (
    <MyDataScreen
      state={
        member.data
          ? {
              kind: 'ready',
              member: member.data,
              download: {
                preparing: download.input ?? null,
                saved,
                error: download.error,
                failure: download.failure,
              },
              closing: { values, ...closing.form },
              recordsUntil: latest ? recordsUntil(latest.placedAt) : null,
            }
          : notReady(member.failure)
      }
      onDownload={download.run}
      onPassword={setValues}
      onClose={closing.run}
      onRetry={member.reload}
    />
  );
}
