import { langUrl, pagePath } from '@first-gong/domain';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { Link } from '@first-gong/ui/Link';
import type { FieldProps } from '../form/index.js';
import { leadsFurther } from '../hrefs/index.js';
import { useText } from '../text/index.js';

/** The box of the terms and the privacy policy (spec §5 Registration, §8 Login). The words are links to both texts. */
export function Consent({ value, ...field }: FieldProps<boolean>) {
  const { t, lang } = useText('login');
  const text = langUrl(lang, pagePath('releaseNotes'));
  const to = (anchor: string, words: string) =>
    leadsFurther(text) ? <Link href={`${text}#${anchor}`}>{words}</Link> : words;
  return (
    <Checkbox {...field} checked={value} required>
      {t('login.agreeTo')}
      {to('termsconditions', t('login.terms'))}
      {t('login.agreeAnd')}
      {to('privacypolicy', t('login.privacy'))}
      {t('login.agreeEnd')}
    </Checkbox>
  );
}
