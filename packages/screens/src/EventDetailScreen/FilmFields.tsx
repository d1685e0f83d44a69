import { cinemaAges, type FilmCategory, ticketTypesOf } from '@first-gong/domain';
import { type CaptchaChallenge, CaptchaField } from '@first-gong/ui/CaptchaField';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { FilterSelect } from '@first-gong/ui/FilterSelect';
import type { Form } from '../shared/form/index.js';
import type { Choice } from '../shared/hrefs/index.js';
import { failureTitle } from '../shared/messages/failureTitle.js';
import { type Text, ticketTypeNames, useText } from '../shared/text/index.js';
import * as styles from './BuyForm.css.js';
import type { ChoiceField } from './choice.js';
import type { FilmHandlers, FilmState, FilmValues } from './film.js';

export interface FilmFieldsProps extends Pick<FilmHandlers, 'onCaptcha'> {
  film: FilmState;
  category: FilmCategory;
  form: Pick<Form<ChoiceField, Choice & FilmValues>, 'field'>;
}

/** The ticket type, the word about a Category III film, and the code (spec §2 Cinema schedule, §9 Other rules). */
export function FilmFields({ film, category, form, onCaptcha }: FilmFieldsProps) {
  const { t } = useText('event');
  const { way, loading } = film;
  const ticketType = form.field('ticketType');
  const { value: ageConfirmed, ...age } = form.field('ageConfirmed');
  const otherWay = way === 'picture' ? 'question' : 'picture';
  return (
    <>
      <FilterSelect
        id={ticketType.id}
        name={ticketType.name}
        label={t('event.ticketType')}
        value={ticketType.value}
        onChange={ticketType.onChange}
        options={ticketTypesOf(category).map((value) => ({ value, label: t(ticketTypeNames[value]) }))}
      />
      <p className={styles.small}>{t('event.ticketTypeHint', { age: cinemaAges.concession })}</p>
      {category === 'III' && (
        <Checkbox {...age} required checked={ageConfirmed}>
          {t('event.ageWord', { age: cinemaAges.categoryIII })}
        </Checkbox>
      )}
      <CaptchaField
        {...form.field('captchaAnswer')}
        label={t(way === 'picture' ? 'event.captchaPicture' : 'event.captchaQuestion')}
        hint={t('event.captchaHint')}
        challenge={challengeOf(film, t)}
        busy={loading}
        busyLabel={t('event.captchaLoading')}
        renewLabel={t('event.captchaRenew')}
        onRenew={() => onCaptcha(way)}
        otherWays={[{ way: otherWay, label: t(`event.captcha_${otherWay}`) }]}
        onWayChange={() => onCaptcha(otherWay)}
      />
    </>
  );
}

/** The code, or why it did not come: the server's sentence says how long to wait. */
function challengeOf({ captcha, failure }: FilmState, t: Text<'event'>['t']): CaptchaChallenge {
  if (captcha?.image) return { way: 'picture', image: captcha.image, alt: t('event.captchaAlt') };
  const why = failure && (failure.message ?? t('event.captchaFailed', { what: failureTitle(failure, t) }));
  return { way: 'question', question: captcha?.question ?? why ?? '' };
}
