import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { Inline } from '@first-gong/ui/Inline';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SearchField } from '@first-gong/ui/SearchField';
import { Stack } from '@first-gong/ui/Stack';
import { useText } from '../../shared/text/index.js';
import { RelatedEvents, type RelatedEventsProps } from './RelatedEvents.js';
import { TornPoster } from './TornPoster.js';

/** An event that is over or unknown: a torn-down poster, a search, links, and related events. */
export function EventGone({ events, today, hearts }: Omit<RelatedEventsProps, 'title'>) {
  const { t, lang } = useText('event');
  const home = href(lang, 'home');
  return (
    <>
      <TornPoster />
      <Container padded>
        <Stack gap="s5">
          <div>
            <PageTitle lead={t('event.goneText')}>{t('event.goneTitle')}</PageTitle>
          </div>
          <SearchField variant="page" action={home} label={t('common.searchLabel')} />
          <Inline as="p" align="stretch">
            <Button href={home}>{t('common.allEvents')}</Button>
            <Button href={href(lang, 'txnHistory')}>{t('common.transactionHistory')}</Button>
          </Inline>
        </Stack>
      </Container>
      <RelatedEvents title={t('event.goneRelated')} events={events} today={today} hearts={hearts} />
    </>
  );
}
