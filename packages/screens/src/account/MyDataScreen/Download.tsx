import { href, privacy } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n/errorText';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { fileTextIcon } from '@first-gong/ui/icons/file-text';
import { Link } from '@first-gong/ui/Link';
import { Notice } from '@first-gong/ui/Notice';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import type { DownloadState, MyDataScreenProps } from './state.js';

interface DownloadProps extends Pick<MyDataScreenProps, 'onDownload'> {
  state: DownloadState;
}

/** A copy of everything that the account holds, as a page to read or as data (spec §9 Privacy requests). */
export function Download({ state: { preparing, saved, error, failure }, onDownload }: DownloadProps) {
  const { t, lang } = useText('myData', 'errors');
  const problem = error
    ? errorText(t, error)
    : failure && failureSentence(failure, t, (what) => t('myData.downloadFailed', { what }));
  const files = [
    { format: 'page', label: t('myData.asPage'), hint: t('myData.asPageHint') },
    { format: 'json', label: t('myData.asJson'), hint: t('myData.asJsonHint') },
  ] as const;
  return (
    <section id="download" aria-labelledby="download-title" tabIndex={-1}>
      <Stack gap="s5">
        <SectionHeading id="download-title">{t('myData.download')}</SectionHeading>
        <Text>{t('myData.downloadLead')}</Text>
        {problem && (
          <Notice variant="danger" role="alert" title={t('myData.downloadProblem')}>
            <p>{problem}</p>
          </Notice>
        )}
        <Stack gap="s3">
          <Inline gap="s5" align="start">
            {files.map(({ format, label, hint }) => (
              <Stack key={format} gap="s2" align="start">
                <Button
                  icon={fileTextIcon}
                  busy={preparing === format}
                  busyLabel={t('myData.preparing')}
                  onClick={() => onDownload(format)}
                >
                  {label}
                </Button>
                <Text size="small" variant="secondary">
                  {hint}
                </Text>
              </Stack>
            ))}
          </Inline>
          <div role="status">{saved && <Notice variant="success">{t('myData.saved', { name: saved })}</Notice>}</div>
        </Stack>
        <Text>
          <span>{t('myData.byForm', { count: privacy.requestWorkingDays })}</span>{' '}
          <Link href={href(lang, 'contactUs')}>{t('myData.toForm')}</Link>
        </Text>
      </Stack>
    </section>
  );
}
