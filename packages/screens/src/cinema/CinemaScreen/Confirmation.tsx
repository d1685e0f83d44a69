import { captchaValidity, cinemaAges, type FilmCategory } from '@first-gong/domain';
import { type CaptchaChallenge, CaptchaField } from '@first-gong/ui/CaptchaField';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import type { Form } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { type Text, useText } from '../../shared/text/index.js';
import * as styles from './CinemaScreen.css.js';
import type { ShowField } from './check.js';
import type { CaptchaKind, CaptchaState, Entered } from './state.js';

export interface ConfirmationProps {
  category: FilmCategory | null;
  captcha: CaptchaState | null;
  form: Pick<Form<ShowField, Entered>, 'field'>;
  onCaptcha: (way: CaptchaKind) => void;
}

/**
 * Age confirmation for Category III, and the captcha with its alternative (spec §2 Cinema schedule, §9
 * Other rules).
 */
export function Confirmation({ category, captcha, form, onCaptcha }: ConfirmationProps) {
  const { t } = useText('cinema');
  const { value: ageConfirmed, ...age } = form.field('ageConfirmed');
  const { way = 'picture', loading = true } = captcha ?? {};
  const otherWay = way === 'picture' ? 'question' : 'picture';
  return (
    <section aria-labelledby="confirmation">
      <SectionHeading id="confirmation">{t('cinema.confirmation')}</SectionHeading>
      <Stack gap="s3" className={styles.part}>
        {category === 'III' && (
          <Checkbox {...age} required checked={ageConfirmed}>
            {t('cinema.ageWord', { age: cinemaAges.categoryIII })}
          </Checkbox>
        )}
        <CaptchaField
          {...form.field('captchaAnswer')}
          label={t(way === 'picture' ? 'cinema.captchaPicture' : 'cinema.captchaQuestion')}
          hint={t('cinema.captchaHint', { minutes: captchaValidity / 60_000, number: t('common.hotlineNumber') })}
          challenge={challengeOf(captcha, t)}
          busy={loading}
          busyLabel={t('cinema.captchaLoading')}
          renewLabel={t('cinema.captchaRenew')}
          onRenew={() => onCaptcha(way)}
          otherWays={[{ way: otherWay, label: t(`cinema.captcha_${otherWay}`) }]}
          onWayChange={() => onCaptcha(otherWay)}
        />
      </Stack>
    </section>
  );
}

/** The captcha, or the server's reason why there is none. */
function challengeOf(state: CaptchaState | null, t: Text<'cinema'>['t']): CaptchaChallenge {
  const { captcha = null, failure = null } = state ?? {};
  if (captcha?.image) return { way: 'picture', image: captcha.image, alt: t('cinema.captchaAlt') };
  const why = failure && failureSentence(failure, t, (what) => t('cinema.captchaFailed', { what }));
  return { way: 'question', question: captcha?.question ?? why ?? '' };
}
