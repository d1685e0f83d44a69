import { DataTable } from '@first-gong/ui/DataTable';
import { EventCard } from '@first-gong/ui/EventCard';
import { Heading } from '@first-gong/ui/Heading';
import { LikeCount } from '@first-gong/ui/LikeButton';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Pagination } from '@first-gong/ui/Pagination';
import { PosterWall } from '@first-gong/ui/PosterWall';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { Surface } from '@first-gong/ui/Surface';
import { Text } from '@first-gong/ui/Text';
import { events, pageOf, pageSize } from './events';
import { Frame } from './Frame';

const pages = Array.from({ length: Math.ceil(events.length / pageSize) }, (_, index) => ({
  page: index + 1,
  href: index === 0 ? '/app/' : `/app/?page=${index + 1}`,
  label: `Page ${index + 1}`,
}));

/** Has no hook and no handler, so it can be a server component. */
export function Programme({ page }: { page: number }) {
  return (
    <Frame path="/app/">
      <PageTitle lead="Twelve evenings between two ferries.">Harbour nights</PageTitle>
      <PosterWall posters={events.slice(0, 8)} lang="en" />
      <Stack>
        <SectionHeading id="programme">Programme</SectionHeading>
        <Stack as="ul" aria-labelledby="programme">
          {pageOf(page).map(({ seed, interest, lines, title, day, weekday, venue, amount, likes }) => (
            <li key={seed}>
              <EventCard
                layout="optimized"
                href={`/app/order?event=${seed}`}
                title={title}
                poster={{ seed, interest, lines, lang: 'en' }}
                next={{ day, month: 'Nov', weekday, weekend: weekday === 'Sat' || weekday === 'Sun' }}
                days={[`${weekday} ${day} Nov`]}
                byline="Harbour Players"
                venue={venue}
                price={{ currency: 'HK$', amount }}
                likes={<LikeCount count={likes} label={`${likes} likes`} />}
                headingLevel={3}
              />
            </li>
          ))}
        </Stack>
        <Pagination label="Pages of the programme" pages={pages} value={page} />
      </Stack>
      <Stack>
        <SectionHeading>Prices</SectionHeading>
        <DataTable
          caption="Prices"
          rows={events.slice(0, 3)}
          rowKey={({ seed }) => seed}
          columns={[
            { key: 'title', header: 'Event', rowHeader: true, cell: ({ title }) => title },
            { key: 'amount', header: 'HK$', type: 'amount', cell: ({ amount }) => amount },
          ]}
        />
      </Stack>
      <Surface as="aside" aria-labelledby="box-office">
        <Heading headingLevel={2} id="box-office">
          Box office
        </Heading>
        <Text>On the pier, from an hour before each evening.</Text>
      </Surface>
    </Frame>
  );
}
