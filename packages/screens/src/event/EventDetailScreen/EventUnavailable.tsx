import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { Inline } from '@first-gong/ui/Inline';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SearchField } from '@first-gong/ui/SearchField';
import { Stack } from '@first-gong/ui/Stack';
import { useText } from '../../shared/text/index.js';
import { NotFoundArt } from './NotFoundArt.js';
import { RelatedEvents, type RelatedEventsProps } from './RelatedEvents.js';

/** An event that is over or unknown: a torn-down poster, a search, links, and related events. */
export function EventUnavailable({ events, today, hearts }: Omit<RelatedEventsProps, 'title'>) {
  const { t, lang } = useText('event');
  const home = href(lang, 'home');
  return (
    <>
      <NotFoundArt />
      <Container padded>
        <Stack gap="s5">
          <div>
            <PageTitle lead={t('event.unavailableText')}>{t('event.unavailableTitle')}</PageTitle>
          </div>
          <SearchField variant="page" action={home} label={t('common.searchLabel')} />
          <Inline as="p" align="stretch">
            <Button href={home}>{t('common.allEvents')}</Button>
            <Button href={href(lang, 'txnHistory')}>{t('common.transactionHistory')}</Button>
          </Inline>
        </Stack>
      </Container>
      <RelatedEvents title={t('event.unavailableRelated')} events={events} today={today} hearts={hearts} />
    </>
  );
}
