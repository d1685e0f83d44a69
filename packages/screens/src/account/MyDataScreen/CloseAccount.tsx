import { AccountClosing, accountClosing, fieldErrors, href, type RouteName } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Heading } from '@first-gong/ui/Heading';
import { Inline } from '@first-gong/ui/Inline';
import { Notice } from '@first-gong/ui/Notice';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { type FormFields, FormProblems, idsOf, useForm } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import { useWishListOn } from '../../shared/wishListOn.js';
import * as styles from './MyDataScreen.css.js';
import type { MyDataScreenProps, MyDataState, Obstacle } from './state.js';

interface CloseAccountProps extends Pick<MyDataScreenProps, 'onPassword' | 'onClose'> {
  state: Extract<MyDataState, { kind: 'ready' }>;
}

const fields: FormFields<keyof AccountClosing> = {
  ids: idsOf('password'),
  byCode: { accountPasswordIncorrect: 'password' },
};

/** Where the member removes an obstacle. */
const waysOn: Readonly<Record<Obstacle, readonly RouteName[]>> = {
  accountPaymentOpen: ['txnHistory'],
  accountSeatsHeld: ['shoppingCart', 'wishList'],
  accountTicketsAhead: ['txnHistory'],
};
const isObstacle = (code: string): code is Obstacle => code in waysOn;

/** The end of an account: what is removed, what the law keeps and until when, and the password (spec §9 Privacy requests). */
export function CloseAccount({ state, onPassword, onClose }: CloseAccountProps) {
  const { t, lang, format } = useText('myData');
  const wishListOn = useWishListOn();
  const { member, closing, recordsUntil } = state;
  const { values, submitting, error, failure } = closing;
  const form = useForm({
    fields,
    values,
    onChange: onPassword,
    refusal: error,
    busy: submitting,
    check: () => fieldErrors(values, AccountClosing),
    onSubmit: onClose,
  });
  const labels: Partial<Record<RouteName, string>> = {
    shoppingCart: t('myData.toCart'),
    wishList: t('myData.toWishes'),
    txnHistory: t('myData.toOrders'),
  };
  const ways = error && isObstacle(error.code) ? waysOn[error.code] : [];
  const facts = [
    {
      title: t('myData.removed'),
      lines: [
        t('myData.removedProfile'),
        t('myData.removedRest'),
        member.points > 0 && t('myData.removedPoints', { count: member.points, number: format.count(member.points) }),
      ],
    },
    {
      title: t('myData.kept'),
      lines: [
        t('myData.keptOrders', { count: accountClosing.recordYears }),
        recordsUntil && t('myData.keptUntil', { day: format.recordDay(recordsUntil) }),
      ],
    },
    { title: t('myData.after'), lines: [t('myData.afterSessions'), t('myData.afterAgain')] },
  ];
  return (
    <section id="close" aria-labelledby="close-title" tabIndex={-1}>
      <Stack gap="s5">
        <SectionHeading id="close-title">{t('myData.close')}</SectionHeading>
        {facts.map(({ title, lines }) => (
          <Stack key={title} gap="s2">
            <Heading headingLevel={3}>{title}</Heading>
            <ul className={styles.lines}>{lines.map((line) => line && <li key={line}>{line}</li>)}</ul>
          </Stack>
        ))}
        {member.hasPassword ? (
          <form method="post" noValidate onSubmit={form.submit}>
            <Stack gap="s5">
              <FormProblems
                form={form}
                title={t('myData.problem')}
                failure={failure && failureSentence(failure, t, (what) => t('myData.failed', { what }))}
              >
                {ways.length > 0 && (
                  <Inline>
                    {ways
                      .filter((route) => route !== 'wishList' || wishListOn)
                      .map((route) => (
                        <Button key={route} size="small" href={href(lang, route)}>
                          {labels[route]}
                        </Button>
                      ))}
                  </Inline>
                )}
              </FormProblems>
              <Stack gap="s5" align="start">
                {/* A password manager learns whose password it is. */}
                <input type="text" name="username" autoComplete="username" value={member.loginEmail} readOnly hidden />
                <PasswordField
                  label={t('myData.password')}
                  hint={t('myData.passwordHint')}
                  {...form.field('password')}
                  required
                />
                <Button type="submit" busy={submitting} busyLabel={t('myData.submitting')}>
                  {t('myData.submit')}
                </Button>
              </Stack>
            </Stack>
          </form>
        ) : (
          <Notice title={t('myData.noPasswordTitle')}>
            <p>{t('myData.noPasswordText')}</p>
          </Notice>
        )}
      </Stack>
    </section>
  );
}
