import { PageTitle } from '@first-gong/ui/PageTitle';
import { Stack } from '@first-gong/ui/Stack';
import { MemberShell } from '../../shared/MemberShell.js';
import { NotReady } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { CloseAccount } from './CloseAccount.js';
import { Download } from './Download.js';
import * as styles from './MyDataScreen.css.js';
import type { MyDataScreenProps } from './state.js';

export type { DataFormat, MyDataState } from './state.js';

/** A member's own data: a copy, and the end of the account (spec §9 Privacy requests). */
export function MyDataScreen({ state, onDownload, onRetry, ...closing }: MyDataScreenProps) {
  const { t } = useText('myData');
  return (
    <MemberShell route="myData">
      {state.kind === 'ready' ? (
        <Stack gap="s7" className={styles.page}>
          <PageTitle lead={t('myData.lead')}>{t('myData.title')}</PageTitle>
          <Download state={state.download} onDownload={onDownload} />
          <CloseAccount state={state} {...closing} />
        </Stack>
      ) : (
        <NotReady state={state} title={t('myData.title')} loading={t('myData.loading')} onRetry={onRetry} />
      )}
    </MemberShell>
  );
}
