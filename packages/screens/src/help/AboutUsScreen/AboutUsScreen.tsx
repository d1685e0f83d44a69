import type { InfoContent, InfoSection } from '@first-gong/i18n/content';
import { Container } from '@first-gong/ui/Container';
import { FullPageMessage, MessageNotes } from '@first-gong/ui/FullPageMessage';
import { Heading } from '@first-gong/ui/Heading';
import { Perforation } from '@first-gong/ui/Perforation';
import { Stack } from '@first-gong/ui/Stack';
import { Ticket } from '@first-gong/ui/Ticket';
import { Blocks, linksOf, PageLink, Sections, Sentence } from '../info/index.js';
import * as styles from './AboutUsScreen.css.js';

/** The section on the stub: what is a demonstration. */
const stub = 'demonstration';

/** About us (spec §2 AboutUs): a poster with the lead, the house in numbers, and the content's sections. */
export function AboutUsScreen({ content: { title, lead, intro, sections } }: { content: InfoContent }) {
  const numbers = intro.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const apart = sections.find(({ id }) => id === stub);
  return (
    <>
      <FullPageMessage ink="taxi" title={title}>
        <p>
          <Sentence text={lead} />
        </p>
      </FullPageMessage>
      <Container padded>
        <Stack gap="s7">
          <MessageNotes
            notes={numbers.map(([figure, text = []]) => ({
              figure: String(figure?.[0]),
              text: <Sentence text={text} />,
            }))}
          />
          <Stack gap="s6" className={styles.columns}>
            <Stack gap="s6">
              <Sections sections={sections.filter((section) => section !== apart)} />
            </Stack>
            {apart && <Stub section={apart} />}
          </Stack>
        </Stack>
      </Container>
    </>
  );
}

function Stub({ section: { id, title, blocks } }: { section: InfoSection }) {
  const words = blocks.filter(({ kind }) => kind !== 'list');
  return (
    <Ticket as="aside" strong className={styles.stub} aria-labelledby={id}>
      <Stack gap="s2" padding="s5">
        <Heading headingLevel={2} size="small" id={id} tabIndex={-1}>
          {title}
        </Heading>
        <Blocks blocks={words} caption={title} />
      </Stack>
      <Perforation direction="horizontal" />
      <Stack gap="s2" padding="s5">
        <Stack as="ul" gap="s2" align="start">
          {linksOf(blocks).map((link) => (
            <li key={link.words}>
              <PageLink {...link} standalone />
            </li>
          ))}
        </Stack>
      </Stack>
    </Ticket>
  );
}
