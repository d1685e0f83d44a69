import type { InfoContent, InfoSection } from '@first-gong/i18n/content';
import { Bill, BillNotes } from '@first-gong/ui/Bill';
import { Container } from '@first-gong/ui/Container';
import { Perforation } from '@first-gong/ui/Perforation';
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
      <Bill ink="taxi" title={title}>
        <p>
          <Sentence text={lead} />
        </p>
      </Bill>
      <Container className={styles.below}>
        <BillNotes
          notes={numbers.map(([figure, text = []]) => ({
            figure: String(figure?.[0]),
            text: <Sentence text={text} />,
          }))}
        />
        <div className={styles.columns}>
          <div className={styles.article}>
            <Sections sections={sections.filter((section) => section !== apart)} />
          </div>
          {apart && <Stub section={apart} />}
        </div>
      </Container>
    </>
  );
}

function Stub({ section: { id, title, blocks } }: { section: InfoSection }) {
  const words = blocks.filter(({ kind }) => kind !== 'list');
  return (
    <Ticket as="aside" strong className={styles.stub} aria-labelledby={id}>
      <div className={styles.part}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <Blocks blocks={words} caption={title} />
      </div>
      <Perforation direction="horizontal" />
      <div className={styles.part}>
        <ul className={styles.links}>
          {linksOf(blocks).map((link) => (
            <li key={link.words}>
              <PageLink {...link} standalone />
            </li>
          ))}
        </ul>
      </div>
    </Ticket>
  );
}
