import { href } from '@first-gong/domain';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { Link } from '@first-gong/ui/Link';
import type { FieldProps } from '../shared/form/index.js';
import { useText } from '../shared/text/index.js';

/** Checkbox for the terms and the privacy policy, with links to both (spec §5 Registration, §8 Login). */
export function Consent({ value, ...field }: FieldProps<boolean>) {
  const { t, lang } = useText('login');
  const text = href(lang, 'releaseNotes');
  return (
    <Checkbox {...field} checked={value} required>
      {t('login.agreeTo')}
      <Link href={`${text}#termsconditions`}>{t('login.terms')}</Link>
      {t('login.agreeAnd')}
      <Link href={`${text}#privacypolicy`}>{t('login.privacy')}</Link>
      {t('login.agreeEnd')}
    </Checkbox>
  );
}
